import { TextField } from "@mui/material";
import { useId } from "react";

interface Props {
  label: string;
  value: string;
  options: [value: string, label: string][];
  sx?: object;
  onChange: (value: string) => void;
}

/** The platform's own select: it is at home on a phone and with a screen reader. */
export function Choice({ label, value, options, sx = {}, onChange }: Props) {
  const id = useId();
  return (
    <TextField
      select
      id={id}
      size="small"
      label={label}
      value={value}
      sx={{ minWidth: 104, ...sx }}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </TextField>
  );
}
