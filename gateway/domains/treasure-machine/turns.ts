import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/pools.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { drawSeed, treasureCount, treasureMachine, treasureOdds } from './tables.ts'

const placeholder = (name: string) => sql.placeholder(name)

const turn = prepared('treasure_turn', (db) =>
  db
    .select({
      machine: treasureMachine,
      seed: drawSeed,
      odds: treasureOdds,
      since: treasureCount.sinceTop,
    })
    .from(treasureMachine)
    .leftJoin(
      drawSeed,
      and(
        eq(drawSeed.machineId, treasureMachine.id),
        eq(drawSeed.fanId, placeholder('fanId')),
        isNull(drawSeed.closedAt),
      ),
    )
    .leftJoin(
      treasureCount,
      and(
        eq(treasureCount.machineId, treasureMachine.id),
        eq(treasureCount.fanId, placeholder('fanId')),
      ),
    )
    .leftJoin(
      treasureOdds,
      and(
        eq(treasureOdds.machineId, treasureMachine.id),
        eq(
          treasureOdds.version,
          sql`(select max(effective.version) from treasure_odds effective
            where effective.machine_id = ${treasureMachine.id}
              and effective.effective_at <= ${placeholder('at')})`,
        ),
      ),
    )
    .where(
      and(eq(treasureMachine.id, placeholder('machineId')), isNotNull(treasureMachine.publishedAt)),
    ),
)

/**
 * All that a fan's turn at a machine is by: the machine as it is now, the pair of seeds that serves, the odds in effect,
 * and how many were drawn since the last of the highest rank. One round trip, since the fan's lock is held meanwhile.
 * Undefined where no such machine is published.
 */
export async function findTurn(
  transaction: Transaction,
  { fanId, machineId, at }: { fanId: string; machineId: string; at: Date },
) {
  const [row] = await turn(transaction, { fanId, machineId, at: at.toISOString() })
  return row && { ...row, since: row.since ?? 0 }
}

export type Turn = NonNullable<Awaited<ReturnType<typeof findTurn>>>
