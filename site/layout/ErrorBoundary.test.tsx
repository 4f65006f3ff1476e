/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { ErrorBoundary } from "./ErrorBoundary";

const Broken = () => {
  throw new Error("burnt");
};

test("an error below it shows 'Unexpected Application Error' with a way home, and is logged", () => {
  const logged = jest.spyOn(console, "error").mockImplementation(() => {});
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole("heading").textContent).toBe("Unexpected Application Error");
  expect(screen.getByRole("link", { name: "Return to Home" }).getAttribute("href")).toBe("/");
  expect(logged.mock.calls.some((call) => String(call[0]).includes("Unexpected Application Error"))).toBe(
    true,
  );
  logged.mockRestore();
});

test("without an error it is not there", () => {
  render(
    <ErrorBoundary>
      <p>dinner</p>
    </ErrorBoundary>,
  );
  expect(screen.getByText("dinner")).toBeTruthy();
});
