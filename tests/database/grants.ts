type Query = <Row = Record<string, unknown>>(sql: string, params?: unknown[]) => Promise<Row[]>;

/**
 * The embedded server grants everything to everyone on its first request. This notes the grants that the
 * migrations made, so that they can be put back: as a hosted project has them.
 */
export async function noteGrants(query: Query): Promise<() => Promise<void>> {
  const relations = await query<{ relation: string; acl: string | null }>(
    "select oid::regclass::text as relation, relacl::text as acl from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')",
  );
  return async () => {
    await query("set allow_system_table_mods = on");
    for (const { relation, acl } of relations)
      await query("update pg_class set relacl = $2::aclitem[] where oid = $1::regclass", [relation, acl]);
    await query("reset allow_system_table_mods");
  };
}
