export interface Statement {
  text: string;
  /** Line of the file where the statement begins, from 1. */
  line: number;
}

/**
 * Splits an SQL file into statements, so that an error can be told with its line. Knows what our files use:
 * comments, quoted strings and names, and dollar quotes.
 */
export function splitStatements(sql: string): Statement[] {
  const statements: Statement[] = [];
  const token = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|(\$\w*\$)[\s\S]*?\1|;/g;
  let start = 0;
  const push = (end: number) => {
    const raw = sql.slice(start, end);
    const blank = raw.match(/^(?:\s|--[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*/)?.[0].length ?? 0;
    const text = raw.slice(blank).trimEnd();
    if (text) statements.push({ text, line: lineAt(sql, start + blank) });
    start = end + 1;
  };
  for (const match of sql.matchAll(token)) if (match[0] === ";") push(match.index);
  push(sql.length);
  return statements;
}

/** Line, from 1, of the character at `offset`, from 0. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
