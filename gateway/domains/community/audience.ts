import { and, eq, or, sql, type Column, type SQL } from 'drizzle-orm'
import { bornBy } from '#rules/day.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { loadKept } from '../../platform/graphql/loadKept.ts'
import type { Audience } from '../types.generated.ts'
import { loadMembership, viewerMembership } from './memberships.ts'
import { findBirthDates } from './store.ts'

/** From then on what a fan writes may be for everyone: the age of majority in Japan. */
const adultAge = 18

type Written = { communityId: string; authorId: string; audience: Audience }

/** The last day on which who is grown up by now was born. */
export const grownUpsBornBy = ({ now }: Pick<GatewayContext, 'now'>): string =>
  bornBy(adultAge, now())

/**
 * Whom somebody may write to in a community: where nothing is said, to the first. Talents and staff write to everyone,
 * who is grown up may, and all others, those too whose age is not known, write to those who have joined.
 */
export async function audiencesOf(
  context: GatewayContext,
  communityId: string,
  authorId: string,
): Promise<readonly [Audience, ...Audience[]]> {
  const membership = await loadMembership(context, communityId, authorId)
  if (membership && membership.role !== 'MEMBER') return ['PUBLIC', 'JOINED']
  return (await isGrownUp(context, authorId)) ? ['JOINED', 'PUBLIC'] : ['JOINED']
}

/** The same for the viewer; a guest joins before they write. */
export const viewerAudiences = async (
  context: GatewayContext,
  communityId: string,
): Promise<readonly [Audience, ...Audience[]]> =>
  context.userId === null ? ['JOINED'] : audiencesOf(context, communityId, context.userId)

/** Who may read it now: as its author chose, bounded by their age as it is known by now. */
export async function audienceNow(
  context: GatewayContext,
  { communityId, authorId, audience }: Written,
): Promise<Audience> {
  if (audience !== 'PUBLIC') return audience
  const audiences = await audiencesOf(context, communityId, authorId)
  return audiences.includes('PUBLIC') ? 'PUBLIC' : 'JOINED'
}

/** Whether the viewer reads what is for those who have joined. */
export const readsAll = async (context: GatewayContext, communityId: string): Promise<boolean> =>
  (await viewerMembership(context, communityId)) !== null

/** Whether the viewer may read it, blocks aside: what is their own, always. */
export async function mayReadWritten(context: GatewayContext, row: Written): Promise<boolean> {
  return (
    row.authorId === context.userId ||
    (await readsAll(context, row.communityId)) ||
    (await audienceNow(context, row)) === 'PUBLIC'
  )
}

/** Those of these that the viewer may read, blocks aside, in their order. */
export async function readableTo<Row extends Written>(
  context: GatewayContext,
  rows: readonly Row[],
): Promise<Row[]> {
  const may = await Promise.all(rows.map((row) => mayReadWritten(context, row)))
  return rows.filter((_, at) => may[at])
}

type Columns = { communityId: Column; authorId: Column; audience: Column }

/** The same as a condition of a list; undefined where the viewer reads all of it. */
export async function isReadableTo(
  context: GatewayContext,
  communityId: string,
  of: Columns,
): Promise<SQL | undefined> {
  if (await readsAll(context, communityId)) return undefined
  // The word stands in the statement itself: a plan that is made for any word has no use for the index of this one.
  const isOpen = and(sql`${of.audience} = 'PUBLIC'`, mayWriteToAll(of, grownUpsBornBy(context)))
  return context.userId === null ? isOpen : or(eq(of.authorId, context.userId), isOpen)
}

/** That an author may write to everyone: they wear the community's mark, or are grown up. */
export const mayWriteToAll = (
  { communityId, authorId }: Omit<Columns, 'audience'>,
  bornUntil: string,
): SQL => sql`(
  exists (
    select from membership as place
    where place.community_id = ${communityId} and place.user_id = ${authorId} and place.role <> 'MEMBER'
  ) or exists (
    select from app_user as author
    where author.id = ${authorId} and author.birth_date::text <= ${bornUntil}
  ))`

/** Whether somebody is known to be grown up: what is known is kept for a minute at most. */
export async function isGrownUp(context: GatewayContext, userId: string): Promise<boolean> {
  const bornOn = await loadKept(context, 'birthDate', userId, findBirthDates, '')
  return bornOn !== '' && bornOn <= grownUpsBornBy(context)
}
