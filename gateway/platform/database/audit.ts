import pg from 'pg'

/** What must hold of all tenants' rows, whenever one looks. */
export type Invariant = {
  /** As a sentence, such as "each transfer sums to 0 for each asset". */
  name: string
  /** A select of what breaks it, over all tenants at once: `tenant_id`, and `what` in words. */
  violations: string
}

export type Finding = {
  name: string
  /** Some of what breaks it, at most `findingsShown`. */
  violations: { tenantId: string; what: string }[]
}

const findingsShown = 20

/**
 * Looks at all tenants in one snapshot, as the owner of the tables, and answers what each invariant found. Reads
 * only: writers go on beside it.
 */
export async function audit(
  ownerUrl: string,
  invariants: readonly Invariant[],
): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read, read only')
    // All rows are sorted and summed; compiling that takes longer than doing it.
    await client.query(`set local work_mem = '128MB'; set local jit = off`)
    const findings: Finding[] = []
    for (const { name, violations } of invariants) {
      const { rows } = await client.query<Finding['violations'][number]>(
        `select tenant_id as "tenantId", what from (${violations}) as violation limit ${findingsShown}`,
      )
      findings.push({ name, violations: rows })
    }
    return findings
  } finally {
    await client.end()
  }
}
