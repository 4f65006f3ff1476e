import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Stack } from "../../supabase/local/stack";
import { followLink, lastLink, signUp, visitor } from "./clients";
import type { Report } from "./report";

/** The owner's first password, through the real mails and links. */
export async function testOwner(stack: Stack, report: Report): Promise<void> {
  const owner = "first.owner@example.com";

  await report.test("owner: npm run owner lists an address and says what to do next", async () => {
    assert.match(await runOwner(stack, ["First.Owner@example.com"]), /Sign up at .*\/auth/);
    assert.equal((await stack.query("select from private.owners where email = $1", [owner])).length, 1);
  });
  await report.test("owner: npm run owner refuses what is no address", async () => {
    await assert.rejects(runOwner(stack, ["not an address"]), /is not an email address/);
  });

  await report.test("owner: whoever registers the address first ends with nothing", async () => {
    const attacker = await signUp(stack, owner, "the attacker's", false);
    assert.match(
      (await attacker.auth.signInWithPassword({ email: owner, password: "the attacker's" })).error?.message ??
        "",
      /not confirmed/,
    );

    const cook = visitor(stack);
    assert.equal(await followLink(stack, cook, owner), "http://localhost:8000/admin");
    assert.equal((await cook.rpc("owner_needs_password")).data, true);
    assert.equal(
      (await attacker.auth.signInWithPassword({ email: owner, password: "the attacker's" })).error?.message,
      "Invalid login credentials",
    );

    assert.equal((await cook.auth.updateUser({ password: "the owner's own" })).error, null);
    assert.equal((await cook.rpc("owner_needs_password")).data, false);
    assert.notEqual(
      (await attacker.auth.signInWithPassword({ email: owner, password: "the attacker's" })).error,
      null,
    );
    const again = visitor(stack);
    assert.equal(
      (await again.auth.signInWithPassword({ email: owner, password: "the owner's own" })).error,
      null,
    );
    const { data } = await again.auth.getUser();
    assert.equal(
      (await again.from("user_roles").insert({ user_id: data.user?.id, role: "admin" })).error,
      null,
    );
  });
  await report.test("owner: the link works once", async () => {
    const response = await fetch(await lastLink(stack, owner), { redirect: "manual" });
    assert.match(response.headers.get("location") ?? "", /error=access_denied/);
  });
  await report.test("owner: an ordinary address keeps its password", async () => {
    await signUp(stack, "ordinary@example.com", "keeps this");
    const { error } = await visitor(stack).auth.signInWithPassword({
      email: "ordinary@example.com",
      password: "keeps this",
    });
    assert.equal(error, null);
  });
  await report.test("owner: a forgotten password is chosen anew by mail, on /auth", async () => {
    const cook = visitor(stack);
    await cook.auth.resetPasswordForEmail(owner);
    assert.equal(await followLink(stack, cook, owner, "recovery"), "http://localhost:8000/auth");
    assert.equal((await cook.auth.updateUser({ password: "third time lucky" })).error, null);
    assert.equal(
      (await visitor(stack).auth.signInWithPassword({ email: owner, password: "third time lucky" })).error,
      null,
    );
  });
  await report.test("owner: an unknown address or a wrong password are told alike", async () => {
    for (const email of [owner, "nobody@example.com"])
      assert.equal(
        (await visitor(stack).auth.signInWithPassword({ email, password: "wrong" })).error?.message,
        "Invalid login credentials",
      );
  });
  await report.test("owner: npm run owner --remove takes list and role away", async () => {
    assert.match(await runOwner(stack, ["--remove", owner]), /no longer an owner/);
    const cook = visitor(stack);
    await cook.auth.signInWithPassword({ email: owner, password: "third time lucky" });
    assert.equal((await cook.from("subscribers").select()).data?.length, 0);
    const { data } = await cook.auth.getUser();
    assert.notEqual(
      (await cook.from("user_roles").insert({ user_id: data.user?.id, role: "admin" })).error,
      null,
    );
  });
}

async function runOwner(stack: Stack, args: string[]): Promise<string> {
  const root = join(__dirname, "../..");
  const { stdout } = await promisify(execFile)(
    join(root, "node_modules/.bin/tsx"),
    ["scripts/owner.ts", ...args],
    {
      cwd: root,
      env: {
        ...process.env,
        SUPABASE_URL: stack.apiUrl,
        SUPABASE_SECRET_KEY: stack.secretKey,
        SITE_URL: "http://localhost:8000",
      },
    },
  );
  return stdout;
}
