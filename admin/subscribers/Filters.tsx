import SearchIcon from "@mui/icons-material/Search";
import { Box, Button, InputAdornment, TextField } from "@mui/material";
import { useEffect, useState } from "react";
import { useListContext } from "react-admin";
import { Choice } from "./Choice";
import { KNOWN_SOURCES, NO_SOURCE, OTHER_SOURCES, type SubscriberFilter } from "./query";

/** Search and filters; all of them stand in the address, so a reload or a bookmark brings them back. */
export function Filters() {
  const { filterValues, displayedFilters, setFilters, sort, setSort } = useListContext();
  const { source, early_access, since, until }: SubscriberFilter = filterValues;
  const narrow = (change: SubscriberFilter, debounced = false) =>
    setFilters({ ...filterValues, ...change }, displayedFilters, debounced);
  const { q, reviewed, ...chosen } = filterValues as SubscriberFilter;
  const narrowed = Object.keys(chosen).length > 0 || Boolean(q);

  return (
    <Box
      role="search"
      aria-label="Subscribers"
      sx={{
        display: "grid",
        gap: 1.5,
        gridTemplateColumns: { xs: "1fr 1fr", md: "minmax(200px, 1fr) repeat(5, auto)" },
        alignItems: "end",
        my: 2,
        "& > :first-of-type": { gridColumn: { xs: "1 / -1", md: "auto" } },
      }}
    >
      <Search term={q ?? ""} onChange={(term) => narrow({ q: term }, true)} />
      <Choice
        label="Source"
        value={source ?? ""}
        options={sourceOptions(source)}
        onChange={(value) => narrow({ source: value })}
      />
      <Choice
        label="Early access"
        value={early_access === undefined ? "" : String(early_access)}
        options={[
          ["", "Any"],
          ["true", "Yes"],
          ["false", "No"],
        ]}
        onChange={(value) => narrow({ early_access: value === "" ? undefined : value === "true" })}
      />
      <Day label="From" value={since} onChange={(value) => narrow({ since: value })} />
      <Day label="To" value={until} onChange={(value) => narrow({ until: value })} />
      <Choice
        label="Sort by"
        value={`${sort.field} ${sort.order}`}
        options={SORTS}
        onChange={(value) => {
          const [field = "", order] = value.split(" ");
          setSort({ field, order: order as "ASC" | "DESC" });
        }}
      />
      {narrowed && (
        <Button
          variant="text"
          size="small"
          sx={{ gridColumn: "1 / -1", justifySelf: "start", textDecoration: "underline" }}
          onClick={() => setFilters({ reviewed }, displayedFilters)}
        >
          Clear search and filters
        </Button>
      )}
    </Box>
  );
}

const SORTS: [string, string][] = [
  ["created_at DESC", "Newest first"],
  ["created_at ASC", "Oldest first"],
  ["email ASC", "E-mail A–Z"],
  ["email DESC", "E-mail Z–A"],
];

function sourceOptions(chosen: string | undefined): [string, string][] {
  const known = [...KNOWN_SOURCES, NO_SOURCE, OTHER_SOURCES, ""];
  return [
    ["", "Any"],
    ...KNOWN_SOURCES.map((source): [string, string] => [source, source]),
    [NO_SOURCE, "Unknown"],
    [OTHER_SOURCES, "Other"],
    ...(chosen && !known.includes(chosen) ? [[chosen, chosen] as [string, string]] : []),
  ];
}

/** Searches as one types; what is typed stays in the field while the list catches up. */
function Search({ term, onChange }: { term: string; onChange: (term: string) => void }) {
  const [typed, setTyped] = useState(term);
  // The term also changes from outside: by "Clear", and by the browser's back button.
  useEffect(() => setTyped(term), [term]);
  return (
    <TextField
      type="search"
      size="small"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(target.value);
      }}
      slotProps={{
        htmlInput: { "aria-label": "Search by email", placeholder: "Search by email", spellCheck: false },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

interface DayProps {
  label: string;
  value: string | undefined;
  onChange: (value: string) => void;
}

const Day = ({ label, value, onChange }: DayProps) => (
  <TextField
    type="date"
    size="small"
    label={label}
    value={value ?? ""}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ inputLabel: { shrink: true } }}
  />
);
