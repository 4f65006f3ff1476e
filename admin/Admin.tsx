import { useEffect, useState } from "react";
import { Admin as ReactAdmin, Resource } from "react-admin";
import { BrowserRouter, Route, Routes } from "react-router-dom";
import { reportBrokenLink } from "./auth/broken-link";
import { useLeaving } from "./auth/leave";
import { authProvider, watchSession } from "./authProvider";
import { type BackofficeProvider, createDataProvider } from "./dataProvider";
import { Layout } from "./layout/Layout";
import { LoadingScreen } from "./layout/LoadingScreen";
import { NotFound } from "./layout/NotFound";
import { ToastBridge } from "./layout/ToastBridge";
import { SubscriberList } from "./subscribers/SubscriberList";
import { darkTheme, lightTheme } from "./theme";

/** The backoffice. Without a session of an admin it shows nothing but the loading screen, and goes to /auth. */
export function Admin() {
  const [dataProvider] = useState(createDataProvider);
  const leaving = useLeaving();
  useEffect(reportBrokenLink, []);
  useEffect(watchSession, []);

  if (leaving) return <LoadingScreen />;
  return (
    // React-admin falls back to a hash router where it finds none around it.
    <BrowserRouter>
      <Routes>
        <Route path={`${HOME}/*`} element={<Backoffice dataProvider={dataProvider} />} />
        {/* On the way to another page of the site the address changes before this one goes. */}
        <Route path="*" element={<LoadingScreen />} />
      </Routes>
    </BrowserRouter>
  );
}

const HOME = "/admin";

const Backoffice = ({ dataProvider }: { dataProvider: BackofficeProvider }) => (
  <ReactAdmin
    basename={HOME}
    title="Backoffice"
    authProvider={authProvider}
    dataProvider={dataProvider}
    requireAuth
    dashboard={SubscriberList}
    layout={Layout}
    loading={LoadingScreen}
    notification={ToastBridge}
    catchAll={NotFound}
    theme={lightTheme}
    darkTheme={darkTheme}
    disableTelemetry
  >
    <Resource name="subscribers" recordRepresentation="email" />
  </ReactAdmin>
);
