import type { AuthChangeEvent, User } from "@supabase/supabase-js";
import { showToast } from "../../site/layout/toast";
import { backendUrl, publishableKey, supabase } from "../../supabase/client";

/** Whoever is signed in. */
export interface Account {
  id: string;
  email: string;
}

export async function currentAccount(): Promise<Account | null> {
  const { data, error } = await supabase().auth.getSession();
  if (error) throw error;
  return toAccount(data.session?.user);
}

export async function signIn(email: string, password: string): Promise<void> {
  const { error } = await supabase().auth.signInWithPassword({ email, password });
  if (error) throw error;
}

/** Whether the server takes new accounts; its owner may have switched them off. */
export async function signUpIsOpen(): Promise<boolean> {
  const response = await fetch(`${backendUrl()}/auth/v1/settings`, {
    headers: { apikey: publishableKey() },
  });
  const settings: { disable_signup?: boolean } = await response.json();
  return settings.disable_signup !== true;
}

/** The confirmation link leads to the backoffice. */
export async function signUp(email: string, password: string): Promise<void> {
  const options = { emailRedirectTo: `${window.location.origin}/admin` };
  const { data, error } = await supabase().auth.signUp({ email, password, options });
  if (error) throw error;
  // GoTrue hides a registered address behind a user without identities.
  if (data.user?.identities?.length === 0) throw new Error("User already registered");
}

export async function signOut(scope: "global" | "local" = "global"): Promise<void> {
  const { error } = await supabase().auth.signOut({ scope });
  if (error) throw error;
}

/** Mails a link that leads back to /auth with a PASSWORD_RECOVERY event. */
export async function sendPasswordLink(email: string): Promise<void> {
  const options = { redirectTo: `${window.location.origin}/auth` };
  const { error } = await supabase().auth.resetPasswordForEmail(email, options);
  if (error) throw error;
}

export async function choosePassword(password: string): Promise<void> {
  const { error } = await supabase().auth.updateUser({ password });
  if (error) throw error;
}

/** Calls back on every change of the session, in every tab; answers the function that ends it. */
export function watchAccount(
  onChange: (event: AuthChangeEvent, account: Account | null) => void,
): () => void {
  const { data } = supabase().auth.onAuthStateChange((event, session) => {
    const account = toAccount(session?.user);
    if (event === "SIGNED_OUT") forgetStanding();
    if (account && (event === "SIGNED_IN" || event === "PASSWORD_RECOVERY"))
      claimOnce(account, session?.user);
    onChange(event, account);
  });
  return () => data.subscription.unsubscribe();
}

/** What an account may do here: enter, enter after choosing a password, or nothing. */
export type Standing = "admin" | "admin without password" | "no admin";

/** Opened by a link from a mail, which may sign in before anybody here listens for it. */
let openedByLink = typeof window !== "undefined" && window.location.hash.includes("access_token=");

let known: { id: string; standing: Promise<Standing> } | undefined;
const answered = new Set<string>();
const answeredByLink = new Set<string>();

/**
 * Asks the server once, and again after `forgetStanding`. It waits for the next task first: the sign-in by a link
 * is announced in a task of its own, and its claim to the role has to come before the question.
 */
export async function standingOf({ id }: Account): Promise<Standing> {
  await nextTask();
  if (known?.id === id) return known.standing;
  if (!openedByLink) return remember(id, standing(id));
  openedByLink = false;
  answeredByLink.add(id);
  return remember(id, standing(id, claimAdminRole));
}

export function forgetStanding(): void {
  known = undefined;
}

/** A tab that comes back to the front emits SIGNED_IN again: each sign-in is answered once. */
function claimOnce({ id }: Account, user: User | undefined): void {
  const signIn = `${id} ${user?.last_sign_in_at}`;
  if (answered.has(signIn)) return;
  answered.add(signIn);
  openedByLink = false;
  if (answeredByLink.delete(id)) return;
  // supabase-js holds its lock while it calls back: a call made from there would wait for itself.
  remember(
    id,
    nextTask().then(() => standing(id, claimAdminRole)),
  );
}

async function standing(id: string, claim?: (id: string) => Promise<boolean>): Promise<Standing> {
  if (!(await holdsAdminRole(id)) && !(await claim?.(id))) return "no admin";
  const { data, error } = await supabase().rpc("owner_needs_password");
  if (error) throw error;
  return data ? "admin without password" : "admin";
}

async function claimAdminRole(id: string): Promise<boolean> {
  const { error } = await supabase().from("user_roles").insert({ user_id: id, role: "admin" });
  if (!error) showToast({ title: "Admin access granted", text: "You are now an admin user" });
  return !error;
}

/** A session that the server no longer takes is ended here too. */
async function holdsAdminRole(id: string): Promise<boolean> {
  const role = supabase().from("user_roles").select("role").eq("user_id", id).eq("role", "admin");
  const { data, error, status } = await role.maybeSingle();
  if (status === 401) await signOut("local");
  if (error) throw error;
  return data !== null;
}

function remember(id: string, asked: Promise<Standing>): Promise<Standing> {
  const mine = { id, standing: asked };
  known = mine;
  // A question that failed is asked again.
  asked.catch(() => {
    if (known === mine) known = undefined;
  });
  return asked;
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

function toAccount(user: User | undefined): Account | null {
  return user ? { id: user.id, email: user.email ?? "" } : null;
}
