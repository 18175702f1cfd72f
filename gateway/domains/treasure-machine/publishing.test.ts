import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { wholeWeight } from '#rules/draws/odds.ts'
import { MissionKind, SupporterPointSource } from '#schema/enums.generated.ts'
import { newId } from '../../platform/ids.ts'
import { machinesOf } from './machines.ts'
import { changeOdds, publish, Unpublishable } from './publishing.ts'
import { findBox } from './store.ts'
import { cardsAlone, openTreasureFixture, people } from './testing.ts'

let hall: Awaited<ReturnType<typeof openTreasureFixture>>
beforeAll(async () => {
  hall = await openTreasureFixture()
})
afterAll(() => hall.close())

const listed = async () => (await machinesOf(hall.as(null), hall.communityId)).map(({ id }) => id)

it('shows nobody a machine that the rules refuse, or that one person alone stands for', async () => {
  const before = await listed()
  await expect(
    hall.machine({
      odds: (prizes) => ({ ...cardsAlone(prizes), base: [{ prize: prizes.b, weight: 1 }] }),
    }),
  ).rejects.toThrow(Unpublishable)
  expect(await listed()).toEqual(before)
  const { id, prizes } = await hall.machine({ odds: cardsAlone })
  const alone = { proposedBy: 'aoi', approvedBy: 'aoi' }
  const changed = (more: object) =>
    hall.db.transaction((transaction) =>
      changeOdds(transaction, {
        machineId: id,
        people,
        at: hall.now(),
        effectiveAt: hall.now(),
        odds: cardsAlone(prizes),
        ...more,
      }),
    )
  await expect(changed({ people: alone })).rejects.toThrow(/approved by another/)
  await expect(
    changed({
      odds: { ...cardsAlone(prizes), base: [{ prize: prizes.b, weight: wholeWeight + 1 }] },
    }),
  ).rejects.toThrow(/SUM/)
  await expect(changed({ rewards: [{ prizes: [prizes.s, prizes.a] }] })).rejects.toThrow(
    /COMPLETE_SET/,
  )
  expect(await changed({})).toBe(2)
})

it('publishes once, and finds no machine that is none', async () => {
  const { id, prizes } = await hall.machine({ odds: cardsAlone })
  const again = (machineId: string) =>
    hall.db.transaction((transaction) =>
      publish(transaction, { machineId, people, at: hall.now(), odds: cardsAlone(prizes) }),
    )
  await expect(again(id)).rejects.toThrow(/published already/)
  await expect(again(newId('treasuremachine'))).rejects.toThrow(/NO_MACHINE/)
})

it('shuffles a box, each position with a salt of its own', async () => {
  const { id } = await hall.machine({ box: { s: 1, b: 40 } })
  const box = await findBox(hall.db, id)
  expect(box.map(({ position }) => position)).toEqual(Array.from({ length: 41 }, (_, at) => at))
  expect(new Set(box.map(({ salt }) => salt)).size).toBe(41)
  const another = await findBox(hall.db, (await hall.machine({ box: { s: 10, b: 31 } })).id)
  const kinds = (rows: typeof box) =>
    rows.map((row) => rows.findIndex(({ prizeId }) => prizeId === row.prizeId) === 0)
  expect(kinds(another).indexOf(false)).toBeLessThan(31)
  expect(new Set(kinds(another).slice(0, 20)).size).toBe(2)
})

/**
 * What each goal that something is given for counts. Acts alone, so that none can ask for a complete set of what is
 * drawn for money. A goal that names things would go to `publish` as one of its `rewards`.
 */
const counted = {
  mission: {
    COMMUNITY_REGISTRATION: 'joining',
    LOGGED_IN: 'days',
    CHAT_ROOM_POST: 'messages',
    CASUAL_GAME_PLAY: 'days',
    USER_FOLLOW: 'people',
    POST_LIKE: 'posts',
    COMMENT: 'comments',
    PASSIVE_COMMENT: 'people',
    PASSIVE_POST_LIKE: 'people',
    POST: 'posts',
    // However many draws, whatever they bring.
    PROBABILITY_TREASURE_MACHINE_DRAW: 'draws',
    // Given ones alone: what is drawn counts for neither.
    NFT_GET: 'pieces',
    NFT_COLLECTION: 'pieces',
    REFERRAL_CODE: 'people',
    ARENA_GAME_PLAY: 'matches',
    PUSH_NOTIFICATION: 'devices',
    PWA: 'devices',
    TALK_TO_AVATAR: 'talks',
  } satisfies Record<(typeof MissionKind)[number], string>,
  supporterRank: {
    CHECK_IN: 'stamps',
    CASUAL_GAME_PLAY: 'days',
    CHAT_ROOM_POST: 'messages',
    POST_LIKE: 'posts',
    COMMENT: 'comments',
    // Yen, whatever they buy.
    PURCHASE: 'yen',
  } satisfies Record<(typeof SupporterPointSource)[number], string>,
}

it('lets no mission or rank give anything for a complete set', async () => {
  expect(Object.keys(counted.mission)).toEqual([...MissionKind])
  expect(Object.keys(counted.supporterRank)).toEqual([...SupporterPointSource])
  // Who names a thing that can be drawn: what holds it, what gives it, and nothing that asks for it.
  const { rows } = await hall.db.execute<{ name: string }>(sql`
    select distinct c.conrelid::regclass::text as name from pg_constraint c
    where c.contype = 'f'
      and c.confrelid in ('collectable_card'::regclass, 'nft'::regclass, 'badge'::regclass, 'treasure_prize'::regclass)`)
  expect(rows.map(({ name }) => name).toSorted()).toEqual([
    // A room asks for one thing at most, which is no set.
    'channel',
    // What a fan has.
    'collected_card',
    'nft_piece',
    'owned_badge',
    // What is given.
    'special_gift',
    'supporter_rank_reward',
    'treasure_box_position',
    'treasure_pick',
  ])
})
