import DataLoader from 'dataloader'
import { fortuneOn } from '#rules/fortune.ts'
import { dayInJapan } from '#rules/day.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { loadCommunity, viewerMembership } from '../community/service.ts'
import { countFortunes, findAt, findOpened, insertOpening } from './store.ts'
import type { FortuneDayRow, FortuneRow } from './tables.ts'

/** How many fortunes a community has: the same for all, and seldom another number. */
const fortunesIn = ({ cache, db, tenantId }: GatewayContext, communityId: string) =>
  cache.get(tenantId, 'fortunes', communityId, () => countFortunes(db, communityId))

/** The viewer's today; null for whoever has not joined, and where there are no fortunes. */
export async function viewerFortuneDay(
  context: GatewayContext,
  communityId: string,
): Promise<FortuneDayRow | null> {
  const membership = await viewerMembership(context, communityId)
  if (!membership || (await fortunesIn(context, communityId)) === 0) return null
  return { communityId, fanId: membership.userId, day: dayInJapan(context.now()) }
}

/** What was opened on a fan's day; null where nothing was. Read once a request. */
export const openedOn = (context: GatewayContext, day: FortuneDayRow): Promise<FortuneRow | null> =>
  context
    .loader(
      'fortune opened',
      ({ db }) =>
        new DataLoader<FortuneDayRow, FortuneRow | null, string>(
          (days) => Promise.all(days.map(async (each) => (await findOpened(db, each)) ?? null)),
          { cacheKeyFn: (each) => `${each.communityId} ${each.fanId} ${each.day}` },
        ),
    )
    .load(day)

/**
 * Opens the viewer's fortune of the day that it is by the gateway's clock. Which one follows from the fan and the day;
 * that it was opened is kept, so that it stays the same where fortunes are added meanwhile.
 */
export async function openFortune(
  context: GatewayContext,
  { communityId }: { communityId: string },
) {
  const { userId, db, now } = context
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  const missing = { __typename: 'NotFoundError' as const, field: 'communityId' }
  if (!(await loadCommunity(context, communityId))) return missing
  if (!(await viewerMembership(context, communityId)))
    return { __typename: 'NotJoinedError' as const, communityId }
  const fortunes = await fortunesIn(context, communityId)
  const at = now()
  const day = dayInJapan(at)
  const found =
    fortunes === 0 ? undefined : await findAt(db, communityId, fortuneOn(userId, day, fortunes))
  if (!found) return missing
  const fanDay = { communityId, fanId: userId, day }
  await insertOpening(db, { ...fanDay, fortuneId: found.id, at })
  context.clearLoaders()
  return { __typename: 'OpenFortuneSuccess' as const, day: fanDay }
}
