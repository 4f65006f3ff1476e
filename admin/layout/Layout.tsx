import { Box, Button, Typography } from "@mui/material";
import { type ReactNode, useState } from "react";
import { useGetIdentity, useLogout } from "react-admin";
import site from "../../data/site.json";
import { showToast } from "../../site/layout/toast";
import { authToast } from "../auth/auth-toast";

/** One resource needs no menu: a bar with the way out, and the page. */
export const Layout = ({ children }: { children: ReactNode }) => (
  <Box sx={{ minHeight: "100svh", bgcolor: "background.default", color: "text.primary" }}>
    <Bar />
    <Box component="main" sx={{ ...COLUMN, py: { xs: 3, md: 5 } }}>
      {children}
    </Box>
  </Box>
);

const COLUMN = { width: "100%", maxWidth: 1120, mx: "auto", px: { xs: 2, sm: 3 } };

function Bar() {
  const { identity } = useGetIdentity();
  return (
    <Box component="header" sx={{ borderBottom: 1, borderColor: "divider", bgcolor: "background.paper" }}>
      <Box sx={{ ...COLUMN, display: "flex", alignItems: "center", gap: 2, minHeight: 56 }}>
        <Typography
          component="a"
          href="/"
          noWrap
          sx={{
            color: "inherit",
            textDecoration: "none",
            fontFamily: "var(--font-display)",
            fontWeight: 560,
            fontSize: "1.0625rem",
          }}
        >
          {site.brand}
        </Typography>
        <Typography
          variant="body2"
          noWrap
          sx={{ ml: "auto", color: "text.secondary", display: { xs: "none", sm: "block" } }}
        >
          {identity?.fullName}
        </Typography>
        <SignOut />
      </Box>
    </Box>
  );
}

function SignOut() {
  const logout = useLogout();
  const [busy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    try {
      await logout();
    } catch (error) {
      showToast(authToast(error));
      setBusy(false);
    }
  };
  return (
    <Button variant="outlined" size="small" disabled={busy} onClick={end} sx={{ ml: { xs: "auto", sm: 0 } }}>
      Sign Out
    </Button>
  );
}
