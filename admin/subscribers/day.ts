/** The day of an instant in the owner's own time zone, as "YYYY-MM-DD". */
export function day(instant: string | Date): string {
  const date = new Date(instant);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

const words = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });

/** The same day as one reads it: "3 Nov 2026". */
export const dayInWords = (instant: string): string => words.format(new Date(instant));
