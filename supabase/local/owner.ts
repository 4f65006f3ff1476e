import type { Database } from "./database";

/**
 * Puts a confirmed owner into the auth tables, the way a sign-up, the confirmation link and a chosen password
 * leave it. An owner that is there already keeps whatever password it has.
 */
export async function seedOwner(
  database: Database,
  owner: { email: string; password: string },
): Promise<void> {
  const email = owner.email.toLowerCase();
  await database.query("insert into private.owners (email) values ($1) on conflict do nothing", [email]);
  const [known] = await database.query<{ id: string }>("select id from auth.users where email = $1", [email]);
  if (known) return;
  const id = crypto.randomUUID();
  await database.query(
    `insert into auth.users (id, email, confirmation_sent_at, raw_app_meta_data, raw_user_meta_data)
     values ($1::uuid, $2::text, now(), '{"provider": "email", "providers": ["email"]}',
       jsonb_build_object('sub', $1::uuid::text, 'email', $2::text, 'email_verified', true))`,
    [id, email],
  );
  await database.query(
    `insert into auth.identities (id, user_id, provider, provider_id, identity_data)
     values (gen_random_uuid(), $1::uuid, 'email', $1::uuid::text,
       jsonb_build_object('sub', $1::uuid::text, 'email', $2::text, 'email_verified', true))`,
    [id, email],
  );
  // In this order: confirming an owner wipes the password.
  await database.query("update auth.users set email_confirmed_at = now() where id = $1", [id]);
  await database.query("create extension if not exists pgcrypto with schema extensions");
  await database.query(
    "update auth.users set encrypted_password = extensions.crypt($2, extensions.gen_salt('bf', 10)) where id = $1",
    [id, owner.password],
  );
}
