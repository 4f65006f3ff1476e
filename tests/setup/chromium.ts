import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

const KNOWN = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Path of a Chromium: the one named in `CHROMIUM`, an installed one, or one that this gets, and says so. */
export async function chromium(): Promise<string> {
  const found = [process.env.CHROMIUM, ...KNOWN].find((path) => path && existsSync(path));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("No Chromium here: installing Debian's for the browser tests (once) …");
    try {
      execFileSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
      execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
        stdio: "ignore",
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      });
      if (existsSync("/usr/bin/chromium")) return "/usr/bin/chromium";
    } catch {
      console.log("That did not work.");
    }
  }
  console.log("Using the Chromium that comes with the npm package @sparticuz/chromium.");
  const { default: packaged } = await import("@sparticuz/chromium");
  return packaged.executablePath();
}
