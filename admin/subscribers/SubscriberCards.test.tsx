/** @jest-environment jsdom */
import "../jsdom";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FilterTabs } from "./FilterTabs";
import { InMemory, subscriber } from "./in-memory";
import { SubscriberCards } from "./SubscriberCards";
import { useNarrow } from "./useNarrow";

function TabsAndCards() {
  const [filter, narrow] = useNarrow();
  return (
    <>
      <FilterTabs filter={filter} narrow={narrow} />
      <SubscriberCards />
    </>
  );
}

const card = async (email: string) => (await screen.findByText(email)).closest("li") as HTMLElement;

test("a card shows address, badges, date and source", async () => {
  render(
    <InMemory rows={[subscriber()]}>
      <SubscriberCards />
    </InMemory>,
  );
  const shown = within(await card("miso@example.com"));
  for (const text of ["New", "Early Access", "Source: popup", "Synced"])
    expect(shown.getByText(text)).toBeVisible();
  expect(shown.getByText(/Nov/)).toHaveAttribute("datetime", "2026-11-03T12:00:00Z");
  expect(shown.getByRole("button", { name: "Mark Reviewed" })).toBeVisible();
});

test("a reviewed card without source or early access says so", async () => {
  render(
    <InMemory rows={[subscriber({ reviewed: true, early_access: false, source: null })]}>
      <SubscriberCards />
    </InMemory>,
  );
  const shown = within(await card("miso@example.com"));
  expect(shown.getByText("Reviewed")).toBeVisible();
  expect(shown.getByText("Source: Unknown")).toBeVisible();
  expect(shown.queryByText("Early Access")).toBeNull();
  expect(shown.getByRole("button", { name: "Mark Unreviewed" })).toBeVisible();
});

test("a failed sync shows its reason and a way to retry", async () => {
  const failed = { synced_at: null, sync_error: "The provider did not answer.", next_sync_at: null };
  render(
    <InMemory rows={[subscriber(failed)]}>
      <SubscriberCards />
    </InMemory>,
  );
  expect(await screen.findByText("Sync given up: The provider did not answer.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Retry sync" })).toBeVisible();
});

test("tabs carry the counts, and a toggle moves a subscriber between them", async () => {
  const user = userEvent.setup();
  render(
    <InMemory rows={[subscriber(), subscriber({ email: "pho@example.com" })]}>
      <TabsAndCards />
    </InMemory>,
  );
  await user.click(await screen.findByRole("tab", { name: "Unreviewed (2)" }));
  await user.click(within(await card("pho@example.com")).getByRole("button", { name: "Mark Reviewed" }));
  expect(await screen.findByRole("tab", { name: "Unreviewed (1)" })).toBeVisible();
  expect(screen.getByRole("tab", { name: "Reviewed (1)" })).toBeVisible();
  expect(await screen.findByText("Marked as reviewed")).toBeVisible();
});

test("a refused toggle is taken back", async () => {
  const user = userEvent.setup();
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  render(
    <InMemory refuse rows={[subscriber()]}>
      <TabsAndCards />
    </InMemory>,
  );
  await user.click(within(await card("miso@example.com")).getByRole("button", { name: "Mark Reviewed" }));
  expect(await screen.findByText("Failed to update subscriber status")).toBeVisible();
  expect(within(await card("miso@example.com")).getByText("New")).toBeVisible();
  expect(screen.getByRole("tab", { name: "Unreviewed (1)" })).toBeVisible();
});

test("an empty tab says so", async () => {
  const user = userEvent.setup();
  render(
    <InMemory rows={[subscriber()]}>
      <TabsAndCards />
    </InMemory>,
  );
  await user.click(await screen.findByRole("tab", { name: "Reviewed (0)" }));
  expect(await screen.findByText("No subscribers found for this filter.")).toBeVisible();
});
