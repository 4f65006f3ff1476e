import { alpha } from "@mui/material/styles";
import type { RaThemeOptions } from "react-admin";

/** The colours of site/styles/tokens.css: MUI computes with them, so it needs them as literals. */
interface Colours {
  linen: string;
  linenDeep: string;
  surface: string;
  ink: string;
  inkSoft: string;
  line: string;
  lineStrong: string;
  terracotta: string;
  terracottaDeep: string;
  onTerracotta: string;
  teal: string;
  tealSoft: string;
  scallion: string;
  scallionSoft: string;
  yolkSoft: string;
}

const light: Colours = {
  linen: "#f8f2e7",
  linenDeep: "#efe5d3",
  surface: "#fffaf2",
  ink: "#231c15",
  inkSoft: "#524539",
  line: "#dccfb8",
  lineStrong: "#96866e",
  terracotta: "#a33f24",
  terracottaDeep: "#85301a",
  onTerracotta: "#fffaf2",
  teal: "#1d4744",
  tealSoft: "#dfe9e2",
  scallion: "#42691f",
  scallionSoft: "#e3ecd2",
  yolkSoft: "#f9e6bd",
};

const dark: Colours = {
  linen: "#14191a",
  linenDeep: "#0f1314",
  surface: "#1d2424",
  ink: "#f4ecdd",
  inkSoft: "#cfc4b1",
  line: "#343d3b",
  lineStrong: "#7d857c",
  terracotta: "#f0946f",
  terracottaDeep: "#f7b195",
  onTerracotta: "#2a120a",
  teal: "#a5d3c8",
  tealSoft: "#1f3a38",
  scallion: "#b4d68a",
  scallionSoft: "#26331c",
  yolkSoft: "#40331a",
};

export const lightTheme = theme("light", light);
export const darkTheme = theme("dark", dark);

function theme(mode: "light" | "dark", c: Colours): RaThemeOptions {
  const focus = { outline: `3px solid ${c.terracotta}`, outlineOffset: 2 };
  return {
    palette: {
      mode,
      primary: { main: c.terracotta, dark: c.terracottaDeep, contrastText: c.onTerracotta },
      secondary: { main: c.teal },
      success: { main: c.scallion, light: c.scallionSoft },
      warning: { main: c.ink, light: c.yolkSoft },
      info: { main: c.teal, light: c.tealSoft },
      error: { main: c.terracotta },
      background: { default: c.linen, paper: c.surface },
      text: { primary: c.ink, secondary: c.inkSoft },
      divider: c.line,
      action: { hover: alpha(c.ink, 0.05), selected: c.linenDeep },
    },
    shape: { borderRadius: 10 },
    typography: {
      fontFamily: "var(--font-text)",
      fontSize: 14,
      // The site carries these two weights of the text's font.
      fontWeightMedium: 600,
      fontWeightBold: 600,
      h1: { fontFamily: "var(--font-display)", fontSize: "1.75rem", fontWeight: 560, lineHeight: 1.15 },
      button: { textTransform: "none", fontWeight: 600 },
      body1: { fontSize: "0.9375rem" },
      body2: { fontSize: "0.8125rem" },
    },
    components: {
      MuiButtonBase: {
        defaultProps: { disableRipple: true },
        styleOverrides: { root: { "&.Mui-focusVisible": focus } },
      },
      MuiButton: {
        defaultProps: { disableElevation: true, color: "inherit" },
        styleOverrides: {
          root: { borderRadius: 999, minHeight: 36, paddingInline: 16, whiteSpace: "nowrap" },
          outlined: { borderColor: c.line, "&:hover": { borderColor: c.lineStrong } },
        },
      },
      MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: "none" } } },
      MuiTabs: { styleOverrides: { indicator: { height: 3, borderRadius: 3 } } },
      MuiTab: {
        styleOverrides: { root: { minHeight: 44, paddingInline: 12, minWidth: 0, color: c.inkSoft } },
      },
      MuiOutlinedInput: {
        styleOverrides: {
          root: {
            backgroundColor: c.surface,
            "&:hover .MuiOutlinedInput-notchedOutline": { borderColor: c.lineStrong },
          },
          notchedOutline: { borderColor: c.lineStrong },
          // 16 px or more, or iOS zooms in on focus.
          input: { "@media (pointer: coarse)": { fontSize: 16 } },
        },
      },
      MuiChip: { styleOverrides: { root: { height: 22, fontWeight: 600, fontSize: "0.75rem" } } },
      MuiCheckbox: { defaultProps: { size: "small" }, styleOverrides: { root: { color: c.lineStrong } } },
      MuiLinearProgress: {
        styleOverrides: { root: { height: 8, borderRadius: 8, backgroundColor: c.linenDeep } },
      },
      MuiTooltip: {
        styleOverrides: { tooltip: { backgroundColor: c.ink, color: c.linen, fontSize: "0.8125rem" } },
      },
    },
  };
}
