import type { AuthProvider } from "react-admin";
import { showToast } from "../site/layout/toast";
import {
  type Account,
  currentAccount,
  forgetStanding,
  signOut,
  standingOf,
  watchAccount,
} from "./auth/account";
import { leave } from "./auth/leave";

/** Where the end of the session leads: to the landing page if the owner asked for it. */
let afterSession: "/" | "/auth" = "/auth";

export const authProvider: AuthProvider = {
  /** Signing in happens on /auth, outside of React-admin. */
  login: async () => leave("/auth"),

  logout: async () => {
    afterSession = "/";
    try {
      await signOut();
      leave("/");
    } finally {
      afterSession = "/auth";
    }
    // React-admin need not redirect: its router knows no page outside of /admin.
    return false;
  },

  checkAuth: async () => {
    const account = await currentAccount().catch(() => null);
    const elsewhere = account ? await turnedAwayTo(account) : "/auth";
    if (!elsewhere) return;
    leave(elsewhere);
    // The page is on its way out: React-admin must neither draw it nor sign the visitor out.
    return new Promise(() => {});
  },

  /** Any refusal may mean that the session or the role is gone. */
  checkError: async (error: { status?: number }) => {
    if (error?.status === 401) {
      await signOut("local").catch(() => undefined);
      leave("/auth");
      throw SILENT;
    }
    if (error?.status !== 403 && error?.status !== 406) return;
    forgetStanding();
    const account = await currentAccount().catch(() => null);
    const elsewhere = account ? await turnedAwayTo(account) : "/auth";
    if (!elsewhere) return;
    leave(elsewhere);
    throw SILENT;
  },

  getPermissions: async () => "admin",

  getIdentity: async () => {
    const account = await currentAccount();
    return { id: account?.id ?? "", fullName: account?.email ?? "" };
  },
};

/** Ends the backoffice when its session ends, in whichever tab that happened. */
export const watchSession = (): (() => void) =>
  watchAccount((event) => {
    if (event === "SIGNED_OUT") leave(afterSession);
  });

const SILENT = { logoutUser: false, message: false };

/** Where an account without business here has to go; nowhere, if it may enter. */
async function turnedAwayTo(account: Account): Promise<"/auth" | "/auth#choose-password" | undefined> {
  try {
    const standing = await standingOf(account);
    if (standing === "admin") return undefined;
    if (standing === "admin without password") return "/auth#choose-password";
    showToast({
      title: "Access Denied",
      text: "You need admin privileges to access this page",
      destructive: true,
    });
  } catch (error) {
    console.warn("The admin role could not be checked.", error);
  }
  return "/auth";
}
