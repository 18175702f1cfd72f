import { eq, gt } from 'drizzle-orm'
import { happeningStartsAt } from '#content/schedule.ts'
import { findChannels, findCommunityId, findPeople, findTalents } from '../../demo/find.ts'
import type { DemoParts, DemoStage } from '../../demo/part.ts'
import { joinedAt, people } from '../../demo/people.ts'
import { newId } from '../../platform/ids.ts'
import { community, happening, membership, talent } from './tables.ts'

export const demo: DemoParts = {
  community: { add: addCommunity },
  welcomeCoins: { after: ['community/community'], add: addWelcomeCoins },
  welcomeTickets: { after: ['community/community'], add: addWelcomeTickets },
  members: { after: ['community/community', 'user/people'], add: addMembers },
  happenings: {
    after: ['community/community', 'chat/channels'],
    add: addHappenings,
    renew: renewHappenings,
  },
}

async function addCommunity(stage: DemoStage): Promise<void> {
  const { transaction, world, picture } = stage
  const { hero, share, welcomeCoins: _, welcomeTickets: __, ...texts } = world.community
  const communityId = await findCommunityId(stage)
  await transaction.insert(community).values({
    ...texts,
    id: communityId,
    hero: picture(hero),
    shareImage: picture(share),
    memberCount: people(world).length,
  })
  await transaction.insert(talent).values(
    world.talents.map(({ art, handle: _, debut: __, ...texts }, position) => ({
      ...texts,
      id: newId('talent'),
      communityId,
      position,
      portrait: picture(art.portrait),
      bust: picture(art.bust),
      emblem: picture(art.emblem),
    })),
  )
}

async function addWelcomeCoins(stage: DemoStage): Promise<void> {
  const { welcomeCoins } = stage.world.community
  const id = await findCommunityId(stage)
  await stage.transaction.update(community).set({ welcomeCoins }).where(eq(community.id, id))
}

async function addWelcomeTickets(stage: DemoStage): Promise<void> {
  const { welcomeTickets = 0 } = stage.world.community
  const id = await findCommunityId(stage)
  await stage.transaction.update(community).set({ welcomeTickets }).where(eq(community.id, id))
}

async function addMembers(stage: DemoStage): Promise<void> {
  const { transaction, world, now } = stage
  const communityId = await findCommunityId(stage)
  const talents = await findTalents(stage)
  const users = await findPeople(stage)
  await transaction.insert(membership).values(
    people(world).map((person) => ({
      id: newId('membership'),
      communityId,
      userId: users.get(person.handle)!,
      role: person.role,
      oshiId: person.oshi === null ? null : talents.get(person.oshi)!,
      joinedAt: joinedAt(person, now),
    })),
  )
}

async function addHappenings(stage: DemoStage): Promise<void> {
  const { transaction, world, now } = stage
  const communityId = await findCommunityId(stage)
  const talents = await findTalents(stage)
  const channels = await findChannels(stage)
  if (world.happenings.length === 0) return
  await transaction.insert(happening).values(
    world.happenings.map((seeded) => ({
      id: newId('happening'),
      communityId,
      kind: seeded.kind,
      title: seeded.title,
      body: seeded.body,
      startsAt: happeningStartsAt(seeded, now),
      talentId: seeded.talent === undefined ? null : talents.get(seeded.talent)!,
      channelId: channels.get(seeded.channel) ?? null,
    })),
  )
}

/** New ones in place of those that are all past. */
async function renewHappenings(stage: DemoStage): Promise<void> {
  const { transaction, now } = stage
  const ahead = await transaction
    .select({ id: happening.id })
    .from(happening)
    .where(gt(happening.startsAt, now))
    .limit(1)
  if (ahead.length > 0) return
  const communityId = await findCommunityId(stage)
  await transaction.delete(happening).where(eq(happening.communityId, communityId))
  await addHappenings(stage)
}
