import { dayInJapan } from '#rules/day.ts'
import type { Database } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { seasonNow, viewerPointsIn } from './service.ts'
import type { SeasonRow } from './tables.ts'

type TestContext = { db: Database; as: (fan: string | null) => GatewayContext; communityId: string }

/** The season under way, a fan's points in it, and acts that were kept: as their domains keep them. */
export function openSeasonOf({ as, communityId }: TestContext) {
  const season = async (): Promise<SeasonRow> => (await seasonNow(as(null), communityId))!
  return {
    season,
    points: async (fan: string | null) => viewerPointsIn(as(fan), await season()),
    today: () => dayInJapan(as(null).now()),
  }
}
