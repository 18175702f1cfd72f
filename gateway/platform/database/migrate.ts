import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { prepareClock } from '../clock/store.ts'

/** The role that the app connects as: it owns nothing, and row-level security binds it. */
export const appRole = 'ouen_app'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
const migrationLock = 0x6f75656e

/**
 * Brings the schema up to date, as the owner, and fences every table in. Many processes may call it
 * at once: one does the work, the others wait for it. Throws where tests moved the clock of these data, and this
 * start's can't be moved.
 */
export async function migrate(
  ownerUrl: string,
  { appPassword, isClockMovable = false }: { appPassword?: string; isClockMovable?: boolean } = {},
): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    // First, so that a migration may say what this role is allowed on a table.
    if (appPassword !== undefined) await ensureAppRole(client, appPassword)
    await applyMigrations(drizzle(client), { migrationsFolder })
    await prepareClock(client, appRole, isClockMovable)
    await fence(client)
  } finally {
    await client.end()
  }
}

async function ensureAppRole(client: pg.Client, password: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [appRole])
  const verb = rowCount ? 'alter' : 'create'
  await client.query(
    `${verb} role ${appRole} login nosuperuser nobypassrls password ${client.escapeLiteral(password)}`,
  )
}

/**
 * Row-level security on every table that has tenants, so that no migration can forget it, and all rights on the
 * rows of one's own tenant; but where a migration has granted some, it has said which, and they stay. On a
 * connection that is bound to no tenant the owner reads all of them, and nobody else anything.
 */
async function fence(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table_name: string; has_rights: boolean }>(
    `select c.table_name, has_table_privilege($1, t.oid, 'select') as has_rights
     from information_schema.columns c
     join pg_class t on t.oid = format('%I.%I', c.table_schema, c.table_name)::regclass
     where c.table_schema = 'public' and c.column_name = 'tenant_id'
       and not (
         t.relforcerowsecurity and has_table_privilege($1, t.oid, 'select')
         and exists (select from pg_policy p where p.polrelid = t.oid and p.polname = 'owner')
       )
     order by 1`,
    [appRole],
  )
  await client.query(`grant usage on schema public to ${appRole}`)
  await client.query(`grant select on tenant_host to ${appRole}`)
  for (const { table_name, has_rights } of rows) {
    const table = client.escapeIdentifier(table_name)
    await client.query(`
      alter table ${table} enable row level security;
      alter table ${table} force row level security;
      drop policy if exists tenant on ${table};
      create policy tenant on ${table}
        using (tenant_id = current_setting('app.tenant_id', true))
        with check (tenant_id = current_setting('app.tenant_id', true));
      drop policy if exists owner on ${table};
      create policy owner on ${table} for select to current_user
        using (current_setting('app.tenant_id', true) is null);
      ${has_rights ? '' : `grant select, insert, update, delete on ${table} to ${appRole};`}
    `)
  }
}
