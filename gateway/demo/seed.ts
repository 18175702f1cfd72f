import { eq, gt } from 'drizzle-orm'
import { happeningStartsAt, messageSentAt } from '#content/schedule.ts'
import { world } from '#content/world.ts'
import { channel, channelRead, message } from '../domains/chat/tables.ts'
import { community, happening, membership, talent } from '../domains/community/tables.ts'
import type { Database, Transaction } from '../platform/database/pools.ts'
import { newId } from '../platform/ids.ts'
import { deniedWord } from '../domains/moderation/tables.ts'
import { drawnAvatar } from '../domains/tenant/tables.ts'
import { tenant } from '../platform/tenant/tables.ts'
import { newReferralCode } from '../domains/user/referral.ts'
import { user } from '../domains/user/tables.ts'
import { artImage } from './art.ts'
import { drawnAvatarNames } from './avatars.ts'

const day = 24 * 60 * 60 * 1000
type Ids = ReadonlyMap<string, string>

/** Fills an empty tenant with the demo, and gives one whose events are all past new ones. */
export async function openDemo(db: Database, now: Date): Promise<void> {
  if (!(await seedDemo(db, now))) await renewHappenings(db, now)
}

/**
 * Fills an empty tenant with the demo's community, in one transaction: a killed seed leaves nothing.
 * Answers whether it did; a tenant that exists is left as it is.
 */
async function seedDemo(db: Database, now: Date): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const communityId = newId('community')
    const claimed = await transaction
      .insert(tenant)
      .values({
        name: world.tenant.name,
        supportEmail: world.tenant.supportEmail,
        defaultCommunityId: communityId,
        terms: world.legal.terms,
        privacyPolicy: world.legal.privacy,
      })
      .onConflictDoNothing()
      .returning({ tenantId: tenant.tenantId })
    if (claimed.length === 0) return false
    const talents = await seedCommunity(transaction, communityId)
    const people = await seedPeople(transaction, communityId, talents, now)
    const channels = await seedChannels(transaction, communityId, talents, people, now)
    await seedHappenings(transaction, communityId, talents, channels, now)
    await transaction.insert(deniedWord).values([...world.deniedWords])
    await transaction
      .insert(drawnAvatar)
      .values(drawnAvatarNames.map((name, position) => ({ name, position, image: artImage(name) })))
    return true
  })
}

async function seedCommunity(transaction: Transaction, communityId: string): Promise<Ids> {
  const { hero, share, ...texts } = world.community
  const memberCount = world.fans.length + world.talents.length + 1
  await transaction.insert(community).values({
    ...texts,
    id: communityId,
    hero: artImage(hero),
    shareImage: { ...artImage(share), url: '/art/share.png' },
    memberCount,
  })
  const ids = new Map(world.talents.map(({ slug }) => [slug as string, newId('talent')]))
  await transaction.insert(talent).values(
    world.talents.map(({ art, handle: _, debut: __, ...texts }, position) => ({
      ...texts,
      id: ids.get(texts.slug)!,
      communityId,
      position,
      portrait: artImage(art.portrait),
      bust: artImage(art.bust),
      emblem: artImage(art.emblem),
    })),
  )
  return ids
}

async function seedPeople(
  transaction: Transaction,
  communityId: string,
  talents: Ids,
  now: Date,
): Promise<Ids> {
  const people = [
    ...world.fans.map((fan) => ({ ...fan, role: 'MEMBER' as const })),
    ...world.talents.map(({ handle, name, slug, art }) => ({
      handle,
      displayName: name.ja,
      avatar: art.bust,
      joinedDaysAgo: 600,
      oshi: slug,
      role: 'TALENT' as const,
    })),
    { ...world.staff, joinedDaysAgo: 640, oshi: null, role: 'STAFF' as const },
  ].map((person) => ({
    ...person,
    id: newId('user'),
    createdAt: new Date(now.getTime() - person.joinedDaysAgo * day),
  }))
  await transaction.insert(user).values(
    people.map(({ id, displayName, avatar, createdAt }) => ({
      id,
      displayName,
      avatar: artImage(avatar),
      hasProfile: true,
      referralCode: newReferralCode(),
      createdAt,
    })),
  )
  await transaction.insert(membership).values(
    people.map(({ id, role, oshi, createdAt }) => ({
      id: newId('membership'),
      communityId,
      userId: id,
      role,
      oshiId: oshi === null ? null : talents.get(oshi)!,
      joinedAt: createdAt,
    })),
  )
  return new Map(people.map(({ handle, id }) => [handle, id]))
}

async function seedChannels(
  transaction: Transaction,
  communityId: string,
  talents: Ids,
  people: Ids,
  now: Date,
): Promise<Ids> {
  const ids = new Map(world.channels.map(({ slug }) => [slug, newId('channel')]))
  for (const [
    position,
    { messages, emblem, talent: performer, ...rest },
  ] of world.channels.entries()) {
    const channelId = ids.get(rest.slug)!
    await transaction.insert(channel).values({
      ...rest,
      id: channelId,
      communityId,
      position,
      emblem: artImage(emblem),
      talentId: performer === undefined ? null : talents.get(performer)!,
      lastSeq: messages.length,
    })
    const rows = messages.map((seeded, index) => ({
      channelId,
      seq: index + 1,
      id: newId('message'),
      authorId: people.get(seeded.author)!,
      text: seeded.text,
      images: seeded.art === undefined ? [] : [artImage(seeded.art)],
      idempotencyKey: `seed-${rest.slug}-${index + 1}`,
      sentAt: messageSentAt(seeded, now),
    }))
    if (rows.length > 0) await transaction.insert(message).values(rows)
    await transaction
      .insert(channelRead)
      .values(
        [...people.values()].map((userId) => ({ userId, channelId, lastReadSeq: messages.length })),
      )
  }
  return ids
}

async function seedHappenings(
  transaction: Transaction,
  communityId: string,
  talents: Ids,
  channels: Ids,
  now: Date,
): Promise<void> {
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

async function renewHappenings(db: Database, now: Date): Promise<void> {
  await db.transaction(async (transaction) => {
    const ahead = await transaction
      .select({ id: happening.id })
      .from(happening)
      .where(gt(happening.startsAt, now))
      .limit(1)
    const home = (
      await transaction.select().from(community).where(eq(community.slug, world.community.slug))
    )[0]
    if (ahead.length > 0 || !home) return
    await transaction.delete(happening).where(eq(happening.communityId, home.id))
    const talents = await transaction.select().from(talent).where(eq(talent.communityId, home.id))
    const channels = await transaction
      .select()
      .from(channel)
      .where(eq(channel.communityId, home.id))
    await seedHappenings(transaction, home.id, idsBySlug(talents), idsBySlug(channels), now)
  })
}

function idsBySlug(rows: readonly { slug: string; id: string }[]): Ids {
  return new Map(rows.map(({ slug, id }) => [slug, id]))
}
