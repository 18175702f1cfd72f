import pg from 'pg'

/** A name that a site can have: labels of a-z, 0-9 and -, without a port. */
const hostShape =
  /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/

/** Whether a text can be a site's host. */
export function isHost(text: string): boolean {
  return hostShape.test(text)
}

/**
 * Gives hosts to a tenant, as the database's owner; the first is where its pages stand, unless it has such a one.
 * Throws where one of them is another tenant's, and gives none then.
 */
export async function giveHosts(
  ownerUrl: string,
  tenantId: string,
  hosts: readonly string[],
): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('begin')
    for (const host of hosts)
      await client.query(
        `insert into tenant_host (host, tenant, is_main)
         values ($1, $2, not exists (select from tenant_host where tenant = $2 and is_main))
         on conflict (host) do nothing`,
        [host, tenantId],
      )
    const { rows } = await client.query<{ host: string; tenant: string }>(
      'select host, tenant from tenant_host where host = any($1) and tenant <> $2',
      [hosts, tenantId],
    )
    if (rows[0]) throw new Error(`${rows[0].host} is the host of the tenant "${rows[0].tenant}".`)
    await client.query('commit')
  } finally {
    await client.end()
  }
}
