import type { Pool } from 'pg'

/** Where a move is told to every process. */
export const clockChannel = 'ouen_clock'

/** By how many milliseconds the clock is ahead of the system's. */
export async function readShift(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ shift: string }>('select shift from jobs.test_clock')
  return Number(rows[0]?.shift)
}

/** Adds to the shift; answers the new one, and tells it to all. */
export async function moveShift(pool: Pool, ms: number): Promise<number> {
  const { rows } = await pool.query<{ shift: string }>(
    `with moved as (update jobs.test_clock set shift = shift + $1 returning shift)
     select shift, pg_notify('${clockChannel}', shift::text) from moved`,
    [ms],
  )
  return Number(rows[0]?.shift)
}

type Owner = { query: (text: string) => Promise<{ rows: unknown[] }> }

/**
 * Has the queue, whose moments are the database's, go by the movable clock. Once it has been moved, rows lie in
 * what is no time yet for anyone else: a start without it is refused.
 */
export async function prepareClock(
  owner: Owner,
  appRole: string,
  isMovable: boolean,
): Promise<void> {
  if (isMovable) {
    await owner.query(`
      create table if not exists jobs.test_clock (shift bigint not null);
      insert into jobs.test_clock select 0 where not exists (select 1 from jobs.test_clock);
      create or replace function jobs.job_now() returns timestamp with time zone language sql stable as
        $$ select pg_catalog.now() + (select shift from jobs.test_clock) * interval '1 millisecond' $$;
      grant select, update on jobs.test_clock to ${appRole};
    `)
    return
  }
  const { rows } = await owner.query(`select to_regclass('jobs.test_clock') as is_there`)
  if ((rows[0] as { is_there: string | null }).is_there !== null)
    throw new Error(
      'The clock of these data was moved for tests. Start with TEST_CLOCK=on, or on other data.',
    )
}
