import type { PgliteConnection } from "@supabase/lite/pglite";
import type { PostgresConnection } from "@supabase/lite/postgres";

export type LiteConnection = PgliteConnection | PostgresConnection;
/** Of the server, all that we use once it is configured. */
export interface LiteApp {
  fetch(request: Request): Promise<Response>;
}

/** The packages of the embedded backend. They are ES modules only, and the scripts that start it are not. */
export async function loadLite() {
  process.env.LITE_TELEMETRY ??= "0";
  const [{ App }, { createPgliteConnection }, { createPostgresConnection }] = await Promise.all([
    import("@supabase/lite"),
    import("@supabase/lite/pglite"),
    import("@supabase/lite/postgres"),
  ]);
  return { App, createPgliteConnection, createPostgresConnection };
}
