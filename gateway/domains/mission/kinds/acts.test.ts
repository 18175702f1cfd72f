import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, dayInJapan } from '#rules/day.ts'
import { greedy, playOut } from '#rules/games/greenhouse/bots.ts'
import { greenhouseRules } from '#rules/games/greenhouse/replay.ts'
import { greenhouseTables } from '#rules/games/greenhouse/tables.ts'
import { referralDays } from '#rules/referral.ts'
import { MissionKind } from '#schema/enums.generated.ts'
import { newId } from '../../../platform/ids.ts'
import { finishGame, startGame } from '../../buzz-casual-game/playing.ts'
import { findSeed } from '../../buzz-casual-game/store.ts'
import { createChatMessage } from '../../chat/sending.ts'
import { stampToday } from '../../check-in/service.ts'
import { nft } from '../../collection/tables.ts'
import { createComment } from '../../comment/writing.ts'
import { followFan } from '../../follow/service.ts'
import { wavePenlights } from '../../penlight/waving.ts'
import { createPost } from '../../post/writing.ts'
import { enterCode, referralOf } from '../../referral/service.ts'
import { settleReferrals } from '../../referral/settling.ts'
import { drawOf, openTreasureFixture } from '../../treasure-machine/testing.ts'
import { user } from '../../user/tables.ts'
import type { MissionKind as Kind } from '../../types.generated.ts'
import { claimMissions } from '../claiming.ts'
import { noteMissionEvent } from '../events.ts'
import { mission, type EventKind } from '../tables.ts'
import { countByDay } from './kinds.ts'

/**
 * What a fan does for each kind of mission, by what the app itself calls, and what is counted of it. A new kind has to
 * say its act here: the types refuse a table without it.
 */
let stage: Awaited<ReturnType<typeof openTreasureFixture>>
beforeAll(async () => {
  stage = await openTreasureFixture()
})
afterAll(() => stage.close())

/** What an act answers, which must be a success: one that was refused would count nothing for another reason. */
async function succeed<Answer extends { __typename: string }>(answering: Promise<Answer>) {
  const answer = await answering
  if (!answer.__typename.endsWith('Success')) throw new Error(JSON.stringify(answer))
  return answer
}
const key = () => newId('mission')
const post = async (author: string): Promise<string> => {
  const { communityId } = stage
  const made = await createPost(stage.as(author), {
    communityId,
    text: 'あかりの話',
    idempotencyKey: key(),
  })
  if (made.__typename !== 'CreatePostSuccess') throw new Error(made.__typename)
  return made.postEdge.node.id
}
const comment = (fan: string, subjectId: string) =>
  succeed(createComment(stage.as(fan), { subjectId, text: '読みました', idempotencyKey: key() }))
const wave = (fan: string, subjectId: string) =>
  succeed(wavePenlights(stage.as(fan), { subjectId, count: 1 }))

/** Claims a mission that everybody has done who is here, and that brings a numbered piece. */
async function receivePiece(fan: string): Promise<void> {
  const { communityId, db } = stage
  const [thing] = await db.select().from(nft).where(eq(nft.communityId, communityId)).limit(1)
  const id = newId('mission')
  await db.insert(mission).values({
    id,
    communityId,
    slug: id,
    kind: 'COMMUNITY_REGISTRATION',
    period: 'ONCE',
    goal: 1,
    position: 9999,
    rewardKind: 'NFT',
    rewardAmount: 1,
    rewardThingId: thing!.id,
  })
  const { cache, tenantId } = stage.as(null)
  cache.forget(tenantId, 'missions', communityId)
  await succeed(claimMissions(stage.as(fan), { communityId, roundIds: [`${id}_once`] }))
}

async function playToTheEnd(fan: string): Promise<void> {
  const today = { communityId: stage.communityId, day: dayInJapan(stage.as(null).now()) }
  const begun = await startGame(stage.as(fan), { ...today, rules: greenhouseRules })
  if (begun.__typename !== 'StartBuzzCasualGameSuccess') throw new Error(begun.__typename)
  const { moves } = playOut(greedy, (await findSeed(stage.db, today))!, greenhouseTables)
  stage.pass(60)
  const inputs = moves.map((cell, turn) => ({ tick: turn * 1000, cell }))
  await succeed(finishGame(stage.as(fan), { playId: begun.play.id, inputs }))
}

async function bringFriend(fan: string): Promise<void> {
  const friend = await stage.fan()
  const { code } = (await referralOf(stage.as(fan)))!
  await succeed(enterCode(stage.as(friend), code))
  const proven = { phoneNumber: '+819012345678' }
  await stage.db.update(user).set(proven).where(eq(user.id, friend))
  for (let day = 0; day < referralDays; day += 1) {
    if (day > 0) stage.pass(24 * 60 * 60)
    await succeed(stampToday(stage.as(friend), { communityId: stage.communityId }))
  }
  await settleReferrals({ ...stage.as(null), signal: new AbortController().signal })
}

/** What nothing in the app does yet is told by the event that will tell of it. */
const told = (kind: EventKind) => (fanId: string) =>
  noteMissionEvent(stage.db, {
    fanId,
    communityId: stage.communityId,
    kind,
    key: 'one',
    at: stage.as(null).now(),
  })

/** By kind: what the fan does, or has done to them, once. */
const acts: Readonly<Record<Kind, (fan: string) => Promise<unknown>>> = {
  // Whoever is counted has joined.
  COMMUNITY_REGISTRATION: () => Promise.resolve(),
  LOGGED_IN: (fan) => succeed(stampToday(stage.as(fan), { communityId: stage.communityId })),
  CHAT_ROOM_POST: (fan) =>
    succeed(
      createChatMessage(stage.as(fan), {
        channelId: stage.channelId('lobby'),
        text: 'こんばんは',
        idempotencyKey: key(),
      }),
    ),
  CASUAL_GAME_PLAY: playToTheEnd,
  USER_FOLLOW: async (fan) =>
    succeed(
      followFan(stage.as(fan), {
        communityId: stage.communityId,
        userId: await stage.fan(),
        isFollowed: true,
      }),
    ),
  POST_LIKE: async (fan) => wave(fan, await post(await stage.fan())),
  COMMENT: async (fan) => comment(fan, await post(await stage.fan())),
  PASSIVE_COMMENT: async (fan) => comment(await stage.fan(), await post(fan)),
  PASSIVE_POST_LIKE: async (fan) => wave(await stage.fan(), await post(fan)),
  POST: post,
  PROBABILITY_TREASURE_MACHINE_DRAW: async (fan) => {
    const { id } = await stage.machine()
    await stage.seed(fan, id)
    // By the free coins that all get who join.
    drawOf(await stage.draw(fan, id, 'ONE', { freeCoins: 300 }))
  },
  NFT_GET: receivePiece,
  NFT_COLLECTION: receivePiece,
  REFERRAL_CODE: bringFriend,
  ARENA_GAME_PLAY: told('ARENA_GAME_PLAY'),
  PUSH_NOTIFICATION: told('PUSH_NOTIFICATION'),
  PWA: told('PWA'),
  TALK_TO_AVATAR: told('TALK_TO_AVATAR'),
}

/** How often an act of each kind was done by a fan, since they joined and by now. */
async function counted(fanId: string): Promise<Partial<Record<Kind, number>>> {
  const now = stage.as(null).now()
  const of = {
    fanId,
    communityId: stage.communityId,
    joinedAt: now,
    from: dayInJapan(addDays(now, -30)),
    to: dayInJapan(now),
  }
  const counts = await countByDay(
    stage.db,
    MissionKind.map((kind) => ({ kind, of })),
  )
  const sums = counts.map((days) => [...days.values()].reduce((sum, times) => sum + times, 0))
  return Object.fromEntries(
    MissionKind.flatMap((kind, at) => (sums[at]! > 0 ? [[kind, sums[at]!]] : [])),
  )
}

/** What an act of one kind is of another too. */
const beside: Partial<Record<Kind, Partial<Record<Kind, number>>>> = {
  NFT_GET: { NFT_COLLECTION: 1 },
  NFT_COLLECTION: { NFT_GET: 1 },
  PASSIVE_COMMENT: { POST: 1 },
  PASSIVE_POST_LIKE: { POST: 1 },
}

it.each(MissionKind)('%s counts what a fan does, once, and as nothing else', async (kind) => {
  const [fan, other] = [await stage.fan(), await stage.fan()]
  expect(await counted(fan)).toEqual({ COMMUNITY_REGISTRATION: 1 })
  await acts[kind](fan)
  expect(await counted(fan)).toEqual({ COMMUNITY_REGISTRATION: 1, ...beside[kind], [kind]: 1 })
  expect(await counted(other)).toEqual({ COMMUNITY_REGISTRATION: 1 })
})
