import DataLoader from 'dataloader'
import { and, desc, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { isAmong, prepared } from '../../platform/database/prepared.ts'
import type { KeysetPage } from '../../platform/graphql/connection.ts'
import type { MomentKey } from '../../platform/graphql/cursor.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { newId } from '../../platform/ids.ts'
import type { CommunityRow } from '../community/tables.ts'
import { hiddenAmongUnread } from './store.ts'
import {
  channel,
  channelMember,
  channelRead,
  message,
  type ChannelMemberRow,
  type ChannelRow,
} from './tables.ts'

const { lastSeq, lastRev: _, ...hardlyChanging } = getTableColumns(channel)
const { tenantId: __, ...columns } = getTableColumns(channelMember)

const members = prepared('channel_members', (db) =>
  db.select(columns).from(channelMember).where(isAmong(channelMember.channelId, 'ids')),
)

/** Whom a private channel is for, those who rejected it too; nobody where it is a community's. */
export function membersOf(context: GatewayContext, channelId: string): Promise<ChannelMemberRow[]> {
  const load = ({ db }: GatewayContext) =>
    new DataLoader(async (ids: readonly string[]) => {
      const found = Map.groupBy(await members(db, { ids }), (row) => row.channelId)
      return ids.map((id) => found.get(id) ?? [])
    })
  return context.loader('channelMembers', load).load(channelId)
}

/** Whether a member reads: whoever has rejected a channel does not. */
export const isReading = ({ state }: ChannelMemberRow): boolean => state !== 'REJECTED'

/** Whether the viewer is among those who read a private channel. */
export async function isReader(context: GatewayContext, channelId: string): Promise<boolean> {
  const rows = await membersOf(context, channelId)
  return rows.some((row) => row.userId === context.userId && isReading(row))
}

/** The private channel of a community by its slug, whoever asks. */
export async function findPrivateChannelBySlug(
  db: Queryable,
  communityId: string,
  slug: string,
): Promise<ChannelRow | undefined> {
  const rows = await db
    .select(hardlyChanging)
    .from(channel)
    .where(and(eq(channel.communityId, communityId), eq(channel.slug, slug)))
  return rows[0]
}

type NewPrivateChannel = {
  community: Pick<CommunityRow, 'id' | 'hero'>
  slug: string
  members: Omit<ChannelMemberRow, 'channelId'>[]
}

/** Makes a private channel with its members; where one of this slug was made meanwhile, nothing. */
export async function makePrivateChannel(
  transaction: Transaction,
  { community, slug, members: added }: NewPrivateChannel,
): Promise<void> {
  const id = newId('channel')
  const nothing = { ja: '', en: '' }
  const made = await transaction
    .insert(channel)
    .values({
      id,
      slug,
      communityId: community.id,
      position: 0,
      name: nothing,
      topic: nothing,
      // Its picture is its partner's, which is another for each of them.
      emblem: community.hero,
      visibility: 'PRIVATE',
      posting: 'MEMBERS',
    })
    .onConflictDoNothing()
    .returning({ id: channel.id })
  if (made.length === 0) return
  await transaction.insert(channelMember).values(added.map((row) => ({ ...row, channelId: id })))
}

type Answer = Pick<ChannelMemberRow, 'channelId' | 'userId'> & {
  from: ChannelMemberRow['state'][]
  to: ChannelMemberRow['state']
}

/** Takes a member from one of these states to another; false where they stand in none of them. */
export async function answerAsked(
  db: Queryable,
  { channelId, userId, from, to }: Answer,
): Promise<boolean> {
  const { channelId: ofChannel, userId: ofUser, state } = channelMember
  const answered = await db
    .update(channelMember)
    .set({ state: to })
    .where(and(eq(ofChannel, channelId), eq(ofUser, userId), inArray(state, from)))
    .returning({ userId: ofUser })
  return answered.length > 0
}

type OfUser = { userId: string; state: ChannelMemberRow['state'] }

/** A user's private channels in which something was said, the latest first, each with the time of it. */
export function findPrivateChannels(
  db: Queryable,
  { userId, state }: OfUser,
  { key, size }: KeysetPage<MomentKey>,
): Promise<{ channel: ChannelRow; sentAt: Date }[]> {
  return db
    .select({ channel: hardlyChanging, sentAt: message.sentAt })
    .from(channelMember)
    .innerJoin(channel, eq(channel.id, channelMember.channelId))
    .innerJoin(message, and(eq(message.channelId, channel.id), eq(message.seq, lastSeq)))
    .where(
      and(
        eq(channelMember.userId, userId),
        eq(channelMember.state, state),
        key &&
          sql`(${message.sentAt}, ${channel.id}) < (${key.at.toISOString()}::timestamptz, ${key.id})`,
      ),
    )
    .orderBy(desc(message.sentAt), desc(channel.id))
    .limit(size + 1)
}

const totals = prepared('private_totals', (db) =>
  db
    .select({
      unread: sql<number>`coalesce(sum(${lastSeq} - coalesce(${channelRead.lastReadSeq}, 0)
          - ${hiddenAmongUnread(sql`${channelMember.userId}`)})
        filter (where ${channelMember.state} = 'OPEN'), 0)::int`,
      asked: sql<number>`(count(*) filter (where ${channelMember.state} = 'ASKED'))::int`,
    })
    .from(channelMember)
    .innerJoin(channel, and(eq(channel.id, channelMember.channelId), gt(lastSeq, 0)))
    .leftJoin(
      channelRead,
      and(eq(channelRead.channelId, channel.id), eq(channelRead.userId, channelMember.userId)),
    )
    .where(eq(channelMember.userId, sql.placeholder('userId'))),
)

/** How many messages a user has not read in their private channels, and how many of these wait for an answer. */
export function privateTotals(
  context: GatewayContext,
  userId: string,
): Promise<{ unread: number; asked: number }> {
  const load = ({ db }: GatewayContext) =>
    new DataLoader((userIds: readonly string[]) =>
      Promise.all(userIds.map(async (id) => (await totals(db, { userId: id }))[0]!)),
    )
  return context.loader('privateTotals', load).load(userId)
}

/** How many private channels a user has opened since then, and when the first of them. */
export async function countOpened(
  db: Queryable,
  userId: string,
  since: Date,
): Promise<{ count: number; oldestAt: Date | undefined }> {
  const { userId: ofUser, isOpener, addedAt } = channelMember
  const rows = await db
    .select({ addedAt })
    .from(channelMember)
    .where(and(eq(ofUser, userId), eq(isOpener, true), gt(addedAt, since)))
    .orderBy(addedAt)
  return { count: rows.length, oldestAt: rows[0]?.addedAt }
}

/** How many messages a user has written in a channel. */
export function countWritten(db: Queryable, channelId: string, userId: string): Promise<number> {
  return db.$count(message, and(eq(message.authorId, userId), eq(message.channelId, channelId)))
}

/** The private channels that two users share. */
async function findShared(db: Queryable, one: string, other: string): Promise<string[]> {
  const { channelId, userId } = channelMember
  const ofOther = db.select({ channelId }).from(channelMember).where(eq(userId, other))
  const rows = await db
    .select({ channelId })
    .from(channelMember)
    .where(and(eq(userId, one), inArray(channelId, ofOther)))
  return rows.map((row) => row.channelId)
}

/** Tells one member of a private channel, and nobody else, that something of it has changed: for lists and badges. */
export function tellMember(
  { events, tenantId }: Pick<GatewayContext, 'events' | 'tenantId'>,
  userId: string,
  channelId: string,
): void {
  events.publish(tenantId, { type: 'directChanged', userId, channelId })
}

/** Tells all who read a private channel. */
export async function tellMembers(context: GatewayContext, channelId: string): Promise<void> {
  for (const { userId } of (await membersOf(context, channelId)).filter(isReading))
    tellMember(context, userId, channelId)
}

/** Tells the viewer and another that they stand otherwise to each other: a composer closes, or opens. */
export async function tellShared(context: GatewayContext, otherId: string): Promise<void> {
  if (context.userId === null) return
  for (const channelId of await findShared(context.db, context.userId, otherId)) {
    const members = await membersOf(context, channelId)
    // What the viewer's block has rejected is gone from their own lists as well.
    for (const row of members.filter((each) => isReading(each) || each.userId === context.userId))
      tellMember(context, row.userId, channelId)
  }
}

/** Takes what another asks of a fan for rejected: whoever blocks somebody wants none of it. */
export async function rejectAsked(db: Queryable, fanId: string, otherId: string): Promise<boolean> {
  let isRejected = false
  for (const channelId of await findShared(db, fanId, otherId)) {
    const answer = { channelId, userId: fanId, from: ['ASKED' as const], to: 'REJECTED' as const }
    isRejected = (await answerAsked(db, answer)) || isRejected
  }
  return isRejected
}
