import DataLoader from 'dataloader'
import { coinsOf, stampCoins, standingOn } from '#rules/checkIn.ts'
import { dayAfter, dayInJapan, mondayOf, monthOf } from '#rules/day.ts'
import { listSizes } from '#schema/listSizes.generated.ts'
import { crashPoint } from '../../platform/crashPoints.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import {
  readKeysetPage,
  toConnection,
  type ConnectionArgs,
} from '../../platform/graphql/connection.ts'
import { decodeNumberCursor } from '../../platform/graphql/cursor.ts'
import { loadCommunity, mayEnter, viewerMembership } from '../community/service.ts'
import { grant, lockAccounts } from '../ledger/service.ts'
import { findBetween, findNewest, insertCheckIn } from './store.ts'
import type { CheckInBookRow, CheckInMonthRow, CheckInRow } from './tables.ts'

export { stampedDays } from './store.ts'

/** For how long the coins can be spent, as all that are given. */
const daysOfCoins = 180
/** The newest stamp with the rest of its week, and today's. */
const stampsOfStanding = 8
const dayMs = 24 * 60 * 60 * 1000

/** The viewer's stamps in a community; null for a guest, and for whoever may not enter it. */
export async function bookOf(
  context: GatewayContext,
  communityId: string,
): Promise<CheckInBookRow | null> {
  const { userId } = context
  if (userId === null || !(await mayEnter(context, communityId))) return null
  return { communityId, fanId: userId }
}

/** Where a fan stands today. */
type Standing = {
  today: string
  todays: CheckInRow | null
  streak: number
  bridged: readonly string[]
  hasFreeze: boolean
  nextCoins: number
}

/** Where the viewer's row of days stands, by the gateway's clock. Read once a request. */
export const statusOf = (context: GatewayContext, book: CheckInBookRow): Promise<Standing> =>
  context
    .loader(
      'check-in standing',
      ({ db, now }) =>
        new DataLoader<CheckInBookRow, Standing, string>(
          (books) =>
            Promise.all(
              books.map(async (each) =>
                standingBy(
                  dayInJapan(now()),
                  await findNewest(db, each, { most: stampsOfStanding }),
                ),
              ),
            ),
          { cacheKeyFn: ({ communityId, fanId }) => `${communityId} ${fanId}` },
        ),
    )
    .load(book)

function standingBy(today: string, newest: readonly CheckInRow[]): Standing {
  const todays = newest[0]?.day === today ? newest[0] : null
  const frozen = newest.flatMap(({ bridged }) => bridged)
  const { streak, bridged } = todays
    ? { streak: todays.streak, bridged: [] }
    : standingOn(today, newest[0], frozen)
  const week = mondayOf(today)
  return {
    today,
    todays,
    streak,
    bridged,
    hasFreeze: ![...frozen, ...bridged].some((day) => mondayOf(day) === week),
    nextCoins: coinsOf(streak + 1),
  }
}

/** The month of a day, this month where none is named. */
export function monthFor(
  { now }: GatewayContext,
  book: CheckInBookRow,
  day?: string | null,
): CheckInMonthRow {
  return { ...book, ...monthOf(day ?? dayInJapan(now())) }
}

const lastDayOf = ({ firstDay, days }: Pick<CheckInMonthRow, 'firstDay' | 'days'>) =>
  dayAfter(firstDay, days - 1)

export const stampsOf = ({ db }: GatewayContext, month: CheckInMonthRow): Promise<CheckInRow[]> =>
  findBetween(db, month, month.firstDay, lastDayOf(month))

/** The days of a month that freezes bridged: the stamp after them says so, which may stand in the next month. */
export async function frozenOf({ db }: GatewayContext, month: CheckInMonthRow): Promise<string[]> {
  const weekLater = dayAfter(lastDayOf(month), 14)
  const stamps = await findBetween(db, month, month.firstDay, weekLater)
  return frozenIn(month, stamps)
}

const frozenIn = (month: CheckInMonthRow, stamps: readonly { bridged: readonly string[] }[]) =>
  stamps.flatMap(({ bridged }) => bridged).filter((day) => monthOf(day).firstDay === month.firstDay)

/** A page of a fan's stamps, the newest first. */
export async function historyOf(
  { db }: GatewayContext,
  book: CheckInBookRow,
  args: Pick<ConnectionArgs, 'first' | 'after'>,
) {
  const page = readKeysetPage(args, {
    most: listSizes['CheckInBook.history'],
    decode: decodeNumberCursor,
  })
  const before =
    page.key === undefined ? undefined : new Date(page.key * dayMs).toISOString().slice(0, 10)
  const found = await findNewest(db, book, { before, most: page.size + 1 })
  return toConnection(found, page, ({ day }) => Date.parse(day) / dayMs)
}

/**
 * Stamps the viewer's today and gives what it brings, in one transaction: fan and day are the key, so that nothing is
 * given twice. The day is that of the gateway's clock when the request came.
 */
export async function stampToday(
  context: GatewayContext,
  { communityId }: { communityId: string },
) {
  const { userId, db, now } = context
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  if (!(await loadCommunity(context, communityId)))
    return { __typename: 'NotFoundError' as const, field: 'communityId' }
  if (!(await viewerMembership(context, communityId)))
    return { __typename: 'NotJoinedError' as const, communityId }
  const book = { communityId, fanId: userId }
  const at = now()
  const checkIn = await db.transaction(async (transaction) => {
    const row = await stamp(transaction, book, at)
    crashPoint('checkIn.stamp.commits')
    return row
  })
  crashPoint('checkIn.stamp.committed')
  context.clearLoaders()
  return { __typename: 'CheckInSuccess' as const, book, checkIn }
}

async function stamp(transaction: Transaction, book: CheckInBookRow, at: Date) {
  const { communityId, fanId } = book
  const day = dayInJapan(at)
  // Whoever stamps around midnight stamps one day after the other.
  await lockAccounts(transaction, fanId, ['COIN'])
  const newest = await findNewest(transaction, book, { most: stampsOfStanding })
  // A request from before midnight that waited for one from after it: the row has gone on without it.
  if (newest[0] && newest[0].day > day) return newest[0]
  const { todays, streak: former, bridged } = standingBy(day, newest)
  if (todays) return todays
  const streak = former + 1
  const monthCoins = (await makesMonthWhole(transaction, book, { day, bridged }))
    ? stampCoins.month
    : 0
  const coins = coinsOf(streak) + monthCoins
  const made = { ...book, day, at, streak, bridged: [...bridged], coins, monthCoins }
  const row = (await insertCheckIn(transaction, made))!
  await grant(transaction, {
    key: `check-in:${communityId}:${fanId}:${day}`,
    reason: 'CHECK_IN',
    reference: communityId,
    at,
    lots: [
      {
        ownerId: fanId,
        asset: 'COIN',
        class: 'FREE',
        amount: coins,
        expiry: { afterDays: daysOfCoins },
      },
    ],
  })
  return row
}

/** Whether a stamp, with the days that it bridges, brings the last day that a month lacked. */
async function makesMonthWhole(
  transaction: Transaction,
  book: CheckInBookRow,
  { day, bridged }: { day: string; bridged: readonly string[] },
): Promise<boolean> {
  // Bridged days and the stamp follow each other, and are fewer than a month: one month can end in them.
  const last = [...bridged, day].find((each) => each === lastDayOf(monthOf(each)))
  if (last === undefined) return false
  const month = { ...book, ...monthOf(last) }
  const stamps = await findBetween(transaction, month, month.firstDay, last)
  const frozen = frozenIn(month, [...stamps, { bridged }])
  return stamps.length + frozen.length + (last === day ? 1 : 0) === month.days
}
