import { dayAfter, dayInJapan, startOfDay } from '#rules/day.ts'
import { claimDays } from '#rules/missions.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { findSeasons } from './stepStore.ts'
import type { StepSeasonRow } from './tables.ts'

/** Until when a season's rewards can be received, and its points count. */
export const claimableUntil = ({ endsOn }: Pick<StepSeasonRow, 'endsOn'>): Date =>
  startOfDay(dayAfter(endsOn, claimDays))

/** The season that is under way or whose rewards still wait; null between seasons. */
export async function seasonNow(
  { cache, db, tenantId, now }: GatewayContext,
  communityId: string,
): Promise<StepSeasonRow | null> {
  const seasons = await cache.get(tenantId, 'step seasons', communityId, () =>
    findSeasons(db, communityId),
  )
  const today = dayInJapan(now())
  return (
    seasons.find(
      ({ opensOn, endsOn }) => opensOn <= today && today < dayAfter(endsOn, claimDays),
    ) ?? null
  )
}
