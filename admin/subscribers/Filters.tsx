import { Box, Button, TextField } from "@mui/material";
import { useListContext } from "react-admin";
import { Choice } from "./Choice";
import { KNOWN_SOURCES, NO_SOURCE, OTHER_SOURCES, type SubscriberFilter } from "./query";
import { Search } from "./Search";
import type { Narrow } from "./useNarrow";

/** Search and filters; all of them stand in the address, so a reload or a bookmark brings them back. */
export function Filters({ filter, narrow }: { filter: SubscriberFilter; narrow: Narrow }) {
  const { sort, setSort } = useListContext();
  const { q, source, early_access, since, until } = filter;
  const narrowed = [q, source, early_access, since, until].some((value) => value !== undefined);

  return (
    <Box role="search" aria-label="Subscribers" sx={GRID}>
      <Search term={q ?? ""} onChange={(term) => narrow({ q: term })} />
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
          setSort({ field, order: order === "ASC" ? "ASC" : "DESC" });
        }}
      />
      {narrowed && (
        <Button
          size="small"
          sx={{ gridColumn: "1 / -1", justifySelf: "start", textDecoration: "underline", px: 1 }}
          onClick={() => narrow(NOTHING)}
        >
          Clear search and filters
        </Button>
      )}
    </Box>
  );
}

const NOTHING = {
  q: undefined,
  source: undefined,
  early_access: undefined,
  since: undefined,
  until: undefined,
};

const GRID = {
  display: "grid",
  gap: 1.5,
  gridTemplateColumns: {
    xs: "1fr 1fr",
    sm: "repeat(3, 1fr)",
    md: "minmax(180px, 1fr) 190px 120px 150px 150px 150px",
  },
  alignItems: "center",
  my: 2,
  "& > :first-of-type": { gridColumn: { xs: "1 / -1", sm: "auto" } },
};

const SORTS: [string, string][] = [
  ["created_at DESC", "Newest first"],
  ["created_at ASC", "Oldest first"],
  ["email ASC", "E-mail A–Z"],
  ["email DESC", "E-mail Z–A"],
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
