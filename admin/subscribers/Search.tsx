import SearchIcon from "@mui/icons-material/Search";
import { InputAdornment, TextField } from "@mui/material";
import { useEffect, useRef, useState } from "react";

interface Props {
  term: string;
  onChange: (term: string) => void;
}

/** How long the typing rests before the server is asked, in ms. */
const REST = 200;

/** Searches as one types; what is typed stays in the field while the list catches up. */
export function Search({ term, onChange }: Props) {
  const [typed, setTyped] = useState(term);
  const timer = useRef<number>(undefined);
  // The term also changes from outside: by "Clear", and by the browser's back button.
  useEffect(() => {
    if (timer.current === undefined) setTyped(term);
  }, [term]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const type = (value: string) => {
    setTyped(value);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      timer.current = undefined;
      onChange(value);
    }, REST);
  };

  return (
    <TextField
      type="search"
      size="small"
      value={typed}
      onChange={({ target }) => type(target.value)}
      // The browser's own cross is blue.
      sx={{
        gridColumn: { xs: "1 / -1", sm: "auto" },
        "& ::-webkit-search-cancel-button": { filter: "grayscale(1)" },
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
