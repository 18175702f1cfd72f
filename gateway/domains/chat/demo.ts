import { and, eq } from 'drizzle-orm'
import type { Channel } from '#content/types.ts'
import { messageSentAt } from '#content/schedule.ts'
import { findCommunityId, findPeople, findTalents } from '../../demo/find.ts'
import type { DemoParts, DemoStage } from '../../demo/part.ts'
import { newId } from '../../platform/ids.ts'
import { findCollectables, give } from '../collection/service.ts'
import { storeItem } from '../store/tables.ts'
import { channel, channelRead, message, roomMember } from './tables.ts'

export const demo: DemoParts = {
  channels: {
    after: ['community/community', 'user/people'],
    add: async (stage) => {
      for (const [position, seeded] of stage.world.channels.entries())
        await addChannel(stage, seeded, { position })
    },
  },
  'rooms by nft': { after: ['chat/channels', 'collection/collectables'], add: addRooms },
  'rooms of members': { after: ['chat/rooms by nft', 'store/goods'], add: addMembersRooms },
}

/** Talents and staff talk there: no demo fan has subscribed. */
async function addMembersRooms(stage: DemoStage): Promise<void> {
  const { transaction, world, now: at } = stage
  const communityId = await findCommunityId(stage)
  const people = await findPeople(stage)
  const before = world.channels.length + (world.rooms ?? []).length
  for (const [place, { membership, ...seeded }] of (world.membersRooms ?? []).entries()) {
    const description = world.store?.items.find(({ slug }) => slug === membership)?.description
    // A shop that was set up before says nothing of the room: what it says and what it opens go together.
    const [item] = await transaction
      .update(storeItem)
      .set({ description })
      .where(and(eq(storeItem.communityId, communityId), eq(storeItem.slug, membership)))
      .returning({ id: storeItem.id })
    if (!item) throw new Error(`the store has no ${membership}`)
    const room = { ...seeded, visibility: 'PRIVATE' as const }
    const position = before + place
    const channelId = await addChannel(stage, room, { position, membershipItemId: item.id })
    for (const handle of new Set(seeded.messages.map(({ author }) => author))) {
      const userId = people.get(handle)!
      await transaction.insert(roomMember).values({ userId, channelId, joinedAt: at })
    }
  }
}

/** Whoever writes in a room has what it asks for: the demo grants it. */
async function addRooms(stage: DemoStage): Promise<void> {
  const { transaction, world, now: at } = stage
  const things = await findCollectables(transaction)
  const people = await findPeople(stage)
  for (const [place, { nft, ...seeded }] of (world.rooms ?? []).entries()) {
    const { id: nftId } = things.get(nft)!
    const position = world.channels.length + place
    const room = { ...seeded, visibility: 'PRIVATE' as const }
    const channelId = await addChannel(stage, room, { position, nftId })
    for (const handle of new Set(seeded.messages.map(({ author }) => author))) {
      const userId = people.get(handle)!
      await transaction.insert(roomMember).values({ userId, channelId, joinedAt: at })
      const nfts = [{ id: nftId, reference: `room:${channelId}:${userId}` }]
      await give(transaction, { fanId: userId, nfts, at })
    }
  }
}

async function addChannel(
  stage: DemoStage,
  { messages, emblem, talent: performer, ...rest }: Channel,
  place: { position: number; nftId?: string; membershipItemId?: string },
): Promise<string> {
  const { transaction, now, picture } = stage
  const communityId = await findCommunityId(stage)
  const talents = await findTalents(stage)
  const people = await findPeople(stage)
  const channelId = newId('channel')
  await transaction.insert(channel).values({
    ...rest,
    ...place,
    id: channelId,
    communityId,
    emblem: picture(emblem),
    talentId: performer === undefined ? null : talents.get(performer)!,
    lastSeq: messages.length,
    lastRev: messages.length,
  })
  const rows = messages.map((written, index) => ({
    channelId,
    seq: index + 1,
    rev: index + 1,
    id: newId('message'),
    authorId: people.get(written.author)!,
    text: written.text,
    images: written.art === undefined ? [] : [picture(written.art)],
    idempotencyKey: `seed-${rest.slug}-${index + 1}`,
    sentAt: messageSentAt(written, now),
  }))
  if (rows.length > 0) await transaction.insert(message).values(rows)
  await transaction
    .insert(channelRead)
    .values(
      [...people.values()].map((userId) => ({ userId, channelId, lastReadSeq: messages.length })),
    )
  return channelId
}
