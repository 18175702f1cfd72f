import DataLoader from 'dataloader'
import { dayAfter, dayInJapan, monthOf, startOfDay } from '#rules/day.ts'
import { mostStamps } from '#rules/checkIn.ts'
import { claimDays } from '#rules/missions.ts'
import { listSizes } from '#schema/listSizes.generated.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { prefixOf } from '../../platform/ids.ts'
import { mayEnter } from '../community/service.ts'
import type { CheckInPresentStanding } from '../types.generated.ts'
import {
  countKey,
  countStamps,
  findPresent,
  findPresentClaims,
  findPresents,
} from './presentStore.ts'
import type { CheckInPresentRow, PresentClaimRow } from './tables.ts'

/** The first day after a present's month. */
const endOf = ({ month }: Pick<CheckInPresentRow, 'month'>) => dayAfter(month, monthOf(month).days)

/** The first instant at which a present can't be received any more. */
export const claimableUntil = (present: Pick<CheckInPresentRow, 'month'>): Date =>
  startOfDay(dayAfter(endOf(present), claimDays))

/** What of this month and the last one can be received now, this month's first. */
export async function presentsOf(
  context: GatewayContext,
  communityId: string,
): Promise<CheckInPresentRow[]> {
  if (!(await mayEnter(context, communityId))) return []
  const at = context.now()
  const today = dayInJapan(at)
  const { firstDay: to } = monthOf(today)
  const { firstDay: from } = monthOf(dayAfter(to, -1))
  const most = listSizes['Community.checkInPresents']
  const rows = await findPresents(context.db, { communityId, from, to, most })
  return rows.filter((row) => claimableUntil(row) > at)
}

/** The present with this id once its month has begun, where the viewer may know of it, or null. */
export async function loadPresent(
  context: GatewayContext,
  id: string,
): Promise<CheckInPresentRow | null> {
  if (prefixOf(id) !== 'checkinpresent') return null
  const row = await findPresent(context.db, id)
  if (!(await mayEnter(context, row?.communityId)) || !row) return null
  return row.month <= dayInJapan(context.now()) ? row : null
}

/** Their stamps of its month, and the newest of them. */
type ForViewer = { stamps: number; last: string | null; claim: PresentClaimRow | null }

/** How the viewer stands with a present: two statements a request, however many are shown. */
export async function forViewer(
  context: GatewayContext,
  present: CheckInPresentRow,
): Promise<ForViewer> {
  const { userId } = context
  if (userId === null) return { stamps: 0, last: null, claim: null }
  return context
    .loader(
      'check-in presents of the viewer',
      ({ db }) =>
        new DataLoader<CheckInPresentRow, ForViewer, string>(
          async (presents) => {
            const ids = presents.map(({ id }) => id)
            const [counts, claims] = await Promise.all([
              countStamps(db, userId, presents),
              findPresentClaims(db, userId, ids),
            ])
            return presents.map((each) => ({
              stamps: counts.get(countKey(each))?.stamps ?? 0,
              last: counts.get(countKey(each))?.last ?? null,
              claim: claims.get(each.id) ?? null,
            }))
          },
          { cacheKeyFn: ({ id }) => id },
        ),
    )
    .load(present)
}

/** What the viewer can do with a present now. */
export async function presentStanding(
  context: GatewayContext,
  present: CheckInPresentRow,
): Promise<CheckInPresentStanding> {
  const { stamps, claim } = await forViewer(context, present)
  if (claim) return 'RECEIVED'
  if (claimableUntil(present) <= context.now()) return 'OVER'
  if (present.left === 0) return 'GONE'
  return stamps >= present.stamps ? 'READY' : 'COLLECTING'
}

/** Whether the viewer can come to a present's stamps still: no day that has passed brings one. */
export async function canReach(
  context: GatewayContext,
  present: CheckInPresentRow,
): Promise<boolean> {
  const stamped = await forViewer(context, present)
  return mostStamps(present.month, dayInJapan(context.now()), stamped) >= present.stamps
}
