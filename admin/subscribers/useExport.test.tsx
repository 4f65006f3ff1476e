/** @jest-environment jsdom */
import "../jsdom";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ExportButton } from "./ExportButton";
import { ExportProgress } from "./ExportProgress";
import { InMemory, subscriber } from "./in-memory";
import { useExport } from "./useExport";
import { useShownTotal } from "./useShownTotal";

function Exporter() {
  const { progress, start, cancel } = useExport(useShownTotal());
  return (
    <>
      <ExportButton busy={progress !== null} onClick={start} />
      {progress && <ExportProgress {...progress} onCancel={cancel} />}
    </>
  );
}

let saved: { name: string; file: Blob }[];

beforeEach(() => {
  saved = [];
  let file = new Blob();
  // jsdom neither makes addresses of blobs nor follows a download.
  URL.createObjectURL = (blob) => {
    file = blob as Blob;
    return "blob:subscribers";
  };
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function click() {
    saved.push({ name: this.download, file });
  };
});

test("2,345 subscribers come page by page, each once, and the toast counts them", async () => {
  const user = userEvent.setup();
  const rows = Array.from({ length: 2345 }, (_, index) =>
    subscriber({ email: `reader-${index}@example.com` }),
  );
  render(
    <InMemory rows={rows}>
      <Exporter />
    </InMemory>,
  );
  await user.click(await screen.findByRole("button", { name: "Export CSV" }));
  expect(await screen.findByText("Export Complete")).toBeVisible();
  expect(screen.getByText("Exported 2345 subscribers to CSV")).toBeVisible();
  expect(saved).toHaveLength(1);
  expect(saved[0]?.name).toMatch(/^subscribers_\d{4}-\d\d-\d\d\.csv$/);
  expect(screen.queryByRole("progressbar")).toBeNull();
});
