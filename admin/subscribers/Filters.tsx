import { Box, Button, TextField } from "@mui/material";
import { useState } from "react";
import { useListContext } from "react-admin";
import { Choice } from "./Choice";
import { KNOWN_SOURCES, NO_SOURCE, OTHER_SOURCES, type SubscriberFilter } from "./query";
import { Search } from "./Search";
import type { Narrow } from "./useNarrow";

/** Search and filters; all of them stand in the address, so a reload or a bookmark brings them back. */
export function Filters({ filter, narrow }: { filter: SubscriberFilter; narrow: Narrow }) {
  const { q, source, early_access, since, until } = filter;
  const chosen = [source, early_access, since, until].filter((value) => value !== undefined).length;
  const [open, setOpen] = useState(chosen > 0);
  // A phone shows them on demand.
  const onDemand = { display: { xs: open ? "flex" : "none", sm: "flex" } };

  return (
    <Box role="search" aria-label="Subscribers" sx={GRID}>
      <Search term={q ?? ""} onChange={(term) => narrow({ q: term })} />
      <Button
        variant="outlined"
        aria-expanded={open}
        sx={{ display: { sm: "none" } }}
        onClick={() => setOpen(!open)}
      >
        {chosen > 0 ? `Filters (${chosen})` : "Filters"}
      </Button>
      <Sorting />
      <Choice
        label="Source"
        value={source ?? ""}
        options={sourceOptions(source)}
        sx={onDemand}
        onChange={(value) => narrow({ source: value })}
      />
      <Choice
        label="Early access"
        value={early_access === undefined ? "" : String(early_access)}
        options={YES_NO}
        sx={onDemand}
        onChange={(value) => narrow({ early_access: value === "" ? undefined : value === "true" })}
      />
      <Day label="From" value={since} sx={onDemand} onChange={(value) => narrow({ since: value })} />
      <Day label="To" value={until} sx={onDemand} onChange={(value) => narrow({ until: value })} />
    </Box>
  );
}

const GRID = {
  display: "grid",
  gap: 1.5,
  gridTemplateColumns: {
    xs: "1fr 1fr",
    sm: "repeat(3, 1fr)",
    md: "minmax(180px, 1fr) 150px 190px 120px 150px 150px",
  },
  alignItems: "center",
  mt: 2.5,
};

const YES_NO: [string, string][] = [
  ["", "Any"],
  ["true", "Yes"],
  ["false", "No"],
];

function sourceOptions(chosen: string | undefined): [string, string][] {
  const options: [string, string][] = [
    ["", "Any"],
    ...KNOWN_SOURCES.map((source): [string, string] => [source, source]),
    [NO_SOURCE, "Unknown"],
    [OTHER_SOURCES, "Other"],
  ];
  const offered = options.some(([value]) => value === (chosen ?? ""));
  return offered || !chosen ? options : [...options, [chosen, chosen]];
}

function Sorting() {
  const { sort, setSort } = useListContext();
  return (
    <Choice
      label="Sort by"
      value={`${sort.field} ${sort.order}`}
      options={SORTS}
      onChange={(value) => {
        const [field = "", order] = value.split(" ");
        setSort({ field, order: order === "ASC" ? "ASC" : "DESC" });
      }}
    />
  );
}

const SORTS: [string, string][] = [
  ["created_at DESC", "Newest first"],
  ["created_at ASC", "Oldest first"],
  ["email ASC", "E-mail A–Z"],
  ["email DESC", "E-mail Z–A"],
];

interface DayProps {
  label: string;
  value: string | undefined;
  sx: object;
  onChange: (value: string) => void;
}

const Day = ({ label, value, sx, onChange }: DayProps) => (
  <TextField
    type="date"
    size="small"
    label={label}
    value={value ?? ""}
    sx={sx}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ inputLabel: { shrink: true } }}
  />
);
