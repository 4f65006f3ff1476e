#!/usr/bin/python3
"""From a noisy small render to the finished picture: denoise, enlarge, paint over, grade.

    paint.py RENDER_WITHOUT_SUFFIX OUT.jpg WIDTH HEIGHT [BRUSH]

reads RENDER.png with its albedo and normal passes. Needs numpy and OpenCV, not Blender.
"""

import os
import sys

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"

import cv2
import numpy as np

cv2.setNumThreads(2)


def load(base):
    picture = cv2.imread(base + ".png", -1).astype(np.float32) / 65535
    albedo = cv2.imread(base + "_alb_0001.exr", -1)[..., :3]
    normal = cv2.imread(base + "_nor_0001.exr", -1)[..., :3]
    return picture, np.clip(np.nan_to_num(albedo), 0, 1) ** 0.4545, np.nan_to_num(normal)


def despike(picture):
    """Single bright samples ("fireflies") give way to their neighbours' median."""
    median = cv2.medianBlur(picture, 3)
    return np.where(np.abs(picture - median).max(-1, keepdims=True) > 0.22, median, picture)


def noise_variance(picture, box=7):
    median = cv2.medianBlur(picture.astype(np.float32), 3)
    return cv2.boxFilter(np.minimum(((picture - median) ** 2).sum(-1), 0.25), -1, (box, box))


def nonlocal_means(picture, guides, radius=6, strength=0.8, patch=3, floor=2e-4, variance=None):
    """Non-local means; distances are normalised by the noise. guides: (image, sigma, its variance)."""
    height, width = picture.shape[:2]
    total = picture * 1e-3
    weights = np.full((height, width), 1e-3, np.float32)

    def border(image):
        return cv2.copyMakeBorder(image, radius, radius, radius, radius, cv2.BORDER_REFLECT)

    variance = noise_variance(picture) if variance is None else variance
    padded, padded_variance = border(picture), border(variance)
    padded_guides = [(border(g), g, sigma * sigma, 1.6 * v) for g, sigma, v in guides]
    for dy in range(-radius, radius + 1):
        for dx in range(-radius, radius + 1):
            if dx * dx + dy * dy > radius * radius + 2:
                continue
            window = (slice(radius + dy, radius + dy + height), slice(radius + dx, radius + dx + width))
            other = padded[window]
            noise = np.minimum(variance, padded_variance[window]) + variance
            distance = (((picture - other) ** 2).sum(-1) - noise) / (strength**2 * noise + floor)
            distance = cv2.boxFilter(distance, -1, (patch, patch))
            for padded_guide, guide, sigma2, guide_noise in padded_guides:
                apart = ((guide - padded_guide[window]) ** 2).sum(-1)
                distance = np.maximum(distance, 0)
                distance += np.minimum(np.maximum(apart - guide_noise, 0) / (sigma2 + guide_noise), 8)
            weight = np.exp(-np.maximum(distance, 0))
            weights += weight
            total += weight[..., None] * other
    return total / weights[..., None]


def denoise(base, strength=0.8):
    picture, albedo, normal = load(base)
    picture = despike(picture)
    albedo_noise, normal_noise = noise_variance(albedo), noise_variance(normal)
    clean_albedo = nonlocal_means(albedo, [(normal, 0.5, normal_noise)], 4, 0.9, 3, 1e-4)
    clean_normal = nonlocal_means(normal, [(clean_albedo, 0.1, albedo_noise * 0.2)], 4, 0.9, 3, 1e-3)
    guides = [
        (clean_albedo, 0.06, noise_variance(clean_albedo)),
        (clean_normal, 0.30, noise_variance(clean_normal)),
    ]
    variance = noise_variance(picture, 9)
    first = nonlocal_means(picture, guides, 6, strength, variance=variance)
    left = noise_variance(first) + variance * 0.03
    return nonlocal_means(first, guides, 4, strength * 0.6, variance=left)


def kuwahara(picture, radius, sharpness=8, sectors=8):
    """Generalised Kuwahara filter: each pixel takes the calmest of eight sectors around it."""
    y, x = np.mgrid[-radius : radius + 1, -radius : radius + 1].astype(np.float32)
    distance, angle = np.sqrt(x * x + y * y), np.arctan2(y, x)
    bell = np.exp(-((distance / radius) ** 2) * 2) * (distance <= radius + 0.3)
    total = np.zeros_like(picture)
    weights = np.zeros(picture.shape[:2] + (1,), np.float32)
    squared = picture * picture
    for sector in range(sectors):
        apart = np.abs((angle - 2 * np.pi * sector / sectors + np.pi) % (2 * np.pi) - np.pi)
        kernel = bell * np.clip(1 - apart / (np.pi / sectors * 1.6), 0, 1)
        kernel[radius, radius] = bell[radius, radius] * 0.3
        kernel /= kernel.sum()
        mean = cv2.filter2D(picture, -1, kernel)
        spread = np.maximum(cv2.filter2D(squared, -1, kernel) - mean * mean, 0).sum(-1, keepdims=True)
        weight = 1 / (1 + (255 * np.sqrt(spread)) ** (sharpness * 0.5) / 50)
        total += weight * mean
        weights += weight
    return total / weights


def edges(picture):
    grey = cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY)
    across, down = cv2.Sobel(grey, -1, 1, 0, ksize=3), cv2.Sobel(grey, -1, 0, 1, ksize=3)
    return cv2.GaussianBlur(np.clip(np.hypot(across, down) * 1.2, 0, 1), (0, 0), 0.8)[..., None]


def gouache(picture, scale=1.0, original=0.25):
    """Two passes of Kuwahara, pigment gathered at the edges, a faint paper."""
    height, width = picture.shape[:2]
    radius = max(2, round(6 * scale))
    painted = kuwahara(kuwahara(picture.astype(np.float32), radius), max(2, radius // 2))
    painted = painted * (1 - 0.22 * edges(painted))
    painted = painted * (1 - original) + picture * original
    rng = np.random.default_rng(3)
    fine = cv2.GaussianBlur(rng.normal(0, 1, (height, width)).astype(np.float32), (0, 0), 1.1 * scale)
    coarse = cv2.GaussianBlur(rng.normal(0, 1, (height, width)).astype(np.float32), (0, 0), 3.5 * scale)
    paper = 2.2 * fine + 4 * coarse
    relief = cv2.Sobel(paper, -1, 1, 0, ksize=3) * 0.125
    return np.clip(painted * (1 + 0.035 * relief[..., None]) + 0.006 * paper[..., None], 0, 1)


def grade(picture, saturation=1.15, contrast=0.12, warmth=0.006, bloom=0.10, vignette=0.22):
    height, width = picture.shape[:2]
    glow = cv2.GaussianBlur(np.maximum(picture - 0.72, 0), (0, 0), min(width, height) * 0.018)
    picture = 1 - (1 - picture) * (1 - np.clip(glow * bloom * 6, 0, 1))
    grey = (picture @ np.array([0.07, 0.72, 0.21], np.float32))[..., None]
    picture = np.clip(grey + (picture - grey) * saturation, 0, 1)
    picture = picture + contrast * (picture - 0.5) * 4 * picture * (1 - picture)
    picture[..., 2] += warmth
    picture[..., 0] -= warmth
    y, x = np.mgrid[0:height, 0:width]
    away = ((x / width - 0.5) ** 2 * 0.8 + (y / height - 0.5) ** 2 * 1.3) * 2
    return np.clip(picture * (1 - vignette * np.clip(away, 0, 1) ** 1.3)[..., None], 0, 1)


def finish(base, out, width, height, brush=1.0):
    picture = denoise(base)
    picture = cv2.resize(picture, (width, height), interpolation=cv2.INTER_LANCZOS4)
    picture = np.clip(picture, 0, 1)
    picture = np.clip(picture + 0.3 * (picture - cv2.GaussianBlur(picture, (0, 0), 13)), 0, 1)
    picture = grade(gouache(picture, brush * min(width, height) / 1080))
    flags = [cv2.IMWRITE_JPEG_PROGRESSIVE, 1, cv2.IMWRITE_JPEG_OPTIMIZE, 1]
    for quality in range(88, 40, -4):
        cv2.imwrite(out, (picture * 255 + 0.5).astype(np.uint8), [cv2.IMWRITE_JPEG_QUALITY, quality] + flags)
        if os.path.getsize(out) < 265_000 * (width * height) / (1080 * 1920):
            break


if __name__ == "__main__":
    base, out, width, height = sys.argv[1:5]
    finish(base, out, int(width), int(height), *map(float, sys.argv[5:]))
