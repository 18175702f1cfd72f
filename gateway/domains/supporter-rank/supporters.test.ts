import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayAfter, startOfDay } from '#rules/day.ts'
import { audit } from '../../platform/database/audit.ts'
import { openCommunity } from '../chat/testing.ts'
import { stampToday } from '../check-in/service.ts'
import { balancesOf } from '../ledger/service.ts'
import { viewerNumbers } from '../collection/owning.ts'
import { postLikeDay } from '../post/tables.ts'
import { claimSupporterRankReward } from './claiming.ts'
import { supporterJobs } from './counting.ts'
import { invariants } from './invariants.ts'
import { openSeason, SeasonRefused } from './opening.ts'
import {
  claimableUntil,
  loadSeason,
  ranksOf,
  rewardsOf,
  rulesIn,
  seasonNow,
  standingIn,
  viewerBandIn,
  viewerRankNumber,
  viewerRanksIn,
} from './service.ts'
import { putStandings } from './store.ts'
import { supporterCount } from './tables.ts'
import { openSeasonOf } from './testing.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
beforeAll(async () => {
  stage = await openCommunity()
})
afterAll(() => stage.close())

const { season, points, today } = {
  season: () => openSeasonOf(stage).season(),
  points: (fan: string | null) => openSeasonOf(stage).points(fan),
  today: () => openSeasonOf(stage).today(),
}
const coins = async (fan: string) =>
  (await balancesOf(stage.db, fan, stage.as(null).now())).get('COIN')?.free ?? 0
/** Lights that were waved on as many days of the season as bring so many points. */
async function light(fan: string, amount: number) {
  const { opensOn } = await season()
  await stage.db.insert(postLikeDay).values(
    Array.from({ length: Math.ceil(amount / 10) }, (_, at) => ({
      fanId: fan,
      day: dayAfter(opensOn, at),
      waved: Math.min(10, amount - at * 10),
    })),
  )
}
const rewardOf = async (number: number) => {
  const ranks = await ranksOf(stage.as(null), await season())
  return ranks[number - 1]!.rewards[0]!
}
const claim = async (fan: string | null, rewardId: string) =>
  claimSupporterRankReward(stage.as(fan), { seasonId: (await season()).id, rewardId })
const count = () =>
  supporterJobs.countSupporters!.run(
    { ...stage.as(null), signal: new AbortController().signal },
    null,
  )

it('counts what a fan does by the season’s rules, and no more than a day’s most', async () => {
  const fan = await stage.fan()
  expect(await points(fan)).toBe(0)
  await stampToday(stage.as(fan), { communityId: stage.communityId })
  expect(await points(fan)).toBe(5)
  await stage.db.insert(postLikeDay).values({ fanId: fan, day: today(), waved: 40 })
  expect(await points(fan)).toBe(15)
  const rules = await rulesIn(stage.as(fan), await season())
  expect(rules.map(({ source, viewerPoints }) => [source, viewerPoints])).toEqual([
    ['CHECK_IN', 5],
    ['CASUAL_GAME_PLAY', 0],
    ['CHAT_ROOM_POST', 0],
    ['COMMENT', 0],
    ['POST_LIKE', 10],
    ['PURCHASE', 0],
  ])
})

it('counts nothing from before the season, and nothing for those who have not joined', async () => {
  const fan = await stage.fan()
  const { opensOn } = await season()
  await stage.db.insert(postLikeDay).values({ fanId: fan, day: dayAfter(opensOn, -1), waved: 9 })
  expect(await points(fan)).toBe(0)
  expect(await points(null)).toBeNull()
  expect(await points(await stage.fan({ hasJoined: false }))).toBeNull()
})

it('says the rank, the next one, and what waits', async () => {
  const fan = await stage.fan()
  await light(fan, 150)
  const { rank, next } = await viewerRanksIn(stage.as(fan), await season())
  expect([rank?.number, next?.number, next?.points]).toEqual([2, 3, 500])
  const ranks = await ranksOf(stage.as(fan), await season())
  const standings = await Promise.all(ranks.map((each) => rewardsOf(stage.as(fan), each)))
  expect(standings.map(([reward]) => reward!.standing)).toEqual([
    'DONE',
    'DONE',
    'OPEN',
    'OPEN',
    'OPEN',
  ])
  expect(await viewerRankNumber(stage.as(fan), stage.communityId)).toBe(2)
})

it('gives a rank’s coins once, however often they are claimed at once', async () => {
  const fan = await stage.fan()
  await light(fan, 30)
  const [before, { id }] = [await coins(fan), await rewardOf(1)]
  const answers = await Promise.all(Array.from({ length: 50 }, () => claim(fan, id)))
  expect(new Set(answers.map(({ __typename }) => __typename))).toEqual(
    new Set(['ClaimSupporterRankRewardSuccess']),
  )
  expect(await coins(fan)).toBe(before + 30)
})

it('refuses what is not reached, not there, or not the fan’s', async () => {
  const fan = await stage.fan()
  await light(fan, 29)
  const { id } = await rewardOf(1)
  expect(await claim(fan, id)).toMatchObject({ code: 'INCOMPLETE' })
  expect(await claim(fan, 'supporterreward_made_up')).toEqual({
    __typename: 'NotFoundError',
    field: 'rewardId',
  })
  expect(
    await claimSupporterRankReward(stage.as(fan), { seasonId: 'supporterseason_no', rewardId: id }),
  ).toEqual({ __typename: 'NotFoundError', field: 'seasonId' })
  expect(await claim(null, id)).toEqual({ __typename: 'UnauthenticatedError' })
  expect(await claim(await stage.fan({ hasJoined: false }), id)).toMatchObject({
    __typename: 'NotJoinedError',
  })
})

it('says a band among twenty fans, and none among fewer', async () => {
  const best = await stage.fan()
  await light(best, 400)
  const others = await Promise.all(Array.from({ length: 20 }, () => stage.fan()))
  for (const [at, fan] of others.entries()) await light(fan, 1 + at)
  await count()
  expect(await viewerBandIn(stage.as(best), await season())).toBe(1)
  expect(await viewerBandIn(stage.as(others[0]!), await season())).toBeNull()
  expect(await viewerBandIn(stage.as(null), await season())).toBeNull()
  await stage.db.update(supporterCount).set({ fans: 19 })
  expect(await viewerBandIn(stage.as(best), await season())).toBeNull()
})

it('refuses a season that promises too much, or meets another', async () => {
  const { communityId, rules, opensOn, endsOn } = await season()
  const later = dayAfter(endsOn, 7)
  const name = { ja: '春', en: 'Spring' }
  const open = (amount: number, from: string) =>
    stage.db.transaction((transaction) =>
      openSeason(transaction, {
        communityId,
        name,
        rules,
        opensOn: from,
        endsOn: dayAfter(from, 30),
        ranks: [{ name, points: 10, rewards: [{ kind: 'COIN', amount }] }],
      }),
    )
  await expect(open(201, later)).rejects.toThrow(SeasonRefused)
  await expect(open(200, opensOn)).rejects.toThrow('OVERLAP')
  await expect(open(200, dayAfter(endsOn, 6))).rejects.toThrow('OVERLAP')
  const id = await open(200, later)
  expect(await loadSeason(stage.as(null), id)).toBeNull()
})

it('ends: what is counted then stays, and waits for seven days', async () => {
  const fan = await stage.fan()
  await light(fan, 150)
  const its = await season()
  const [first, second] = [await rewardOf(1), await rewardOf(2)]
  stage.pass((startOfDay(its.endsOn).getTime() - stage.as(null).now().getTime()) / 1000 + 60)
  await count()
  expect((await standingIn(stage.as(fan), its)).count?.isFinal).toBe(true)
  await stage.db.delete(postLikeDay)
  await count()
  expect(await points(fan)).toBe(150)
  expect(await claim(fan, first.id)).toMatchObject({
    __typename: 'ClaimSupporterRankRewardSuccess',
  })
  // The highest rank, reached: its piece comes once.
  const star = await stage.fan()
  await putStandings(stage.db, its.id, [
    { fanId: star, points: 2400, bySource: { CHECK_IN: 2400 } },
  ])
  const { id, nftId } = (await ranksOf(stage.as(null), its))[4]!.rewards[0]!
  await Promise.all(Array.from({ length: 20 }, () => claim(star, id)))
  expect(await viewerNumbers(stage.as(star), nftId!)).toEqual([1])
  stage.pass(7 * 24 * 60 * 60)
  const late = await claimSupporterRankReward(stage.as(fan), {
    seasonId: its.id,
    rewardId: second.id,
  })
  expect(late).toMatchObject({ code: 'EXPIRED' })
  // What was received in time stays received.
  expect(
    await claimSupporterRankReward(stage.as(fan), { seasonId: its.id, rewardId: first.id }),
  ).toMatchObject({ __typename: 'ClaimSupporterRankRewardSuccess' })
  expect(stage.as(null).now() >= claimableUntil(its)).toBe(true)
  // The season after it has begun: the rank of the one before still opens what it opened.
  expect((await seasonNow(stage.as(fan), stage.communityId))?.id).not.toBe(its.id)
  expect(await viewerRankNumber(stage.as(fan), stage.communityId)).toBe(2)
})

it('keeps its promises', async () => {
  expect(await audit(stage.ownerUrl, invariants)).toEqual(
    invariants.map(({ name }) => ({ name, violations: [] })),
  )
})
