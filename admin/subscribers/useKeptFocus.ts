import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the keyboard's place in a list whose items go: whoever marks one in a tab that it then leaves goes on with
 * the one that took its place, at the same control.
 */
export function useKeptFocus(items: unknown): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const place = useRef<{ item: number; control: number } | null>(null);

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const item = [...(list.current?.children ?? [])].findIndex((child) => child.contains(target as Node));
      const inside = controls(list.current?.children[item]);
      place.current = item < 0 ? null : { item, control: inside.indexOf(target as HTMLElement) };
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is looked for whenever the items change
  useEffect(() => {
    if (!place.current || document.activeElement !== document.body) return;
    const rows = [...(list.current?.children ?? [])];
    const { item, control } = place.current;
    // The toggle is a card's last control.
    const inside = controls(rows[Math.min(item, rows.length - 1)]);
    (inside[control] ?? inside.at(-1))?.focus();
  }, [items]);

  return list;
}

const controls = (item: Element | undefined): HTMLElement[] => [
  ...(item?.querySelectorAll<HTMLElement>("input, button") ?? []),
];
