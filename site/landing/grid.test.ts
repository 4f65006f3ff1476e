import { columnsAt } from "./grid";

test.each([
  [320, 1],
  [767, 1],
  [767.9, 1],
  [768, 3],
  [1023, 3],
  [1024, 5],
  [2560, 5],
])("at %d px there are %i columns", (width, columns) => {
  expect(columnsAt(width)).toBe(columns);
});
