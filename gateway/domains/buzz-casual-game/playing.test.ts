import assert from 'node:assert'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { dayInJapan } from '#rules/day.ts'
import { atRandom, greedy, playOut, withPlan, type Bot } from '#rules/games/greenhouse/bots.ts'
import { greenhouseTables } from '#rules/games/greenhouse/tables.ts'
import { greenhouseRules } from '#rules/games/greenhouse/replay.ts'
import { openCommunity } from '../chat/testing.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { newId } from '../../platform/ids.ts'
import { finishGame, startGame } from './playing.ts'
import { gameOf, loadPlay, seedFor, topOf, viewerRanksOf } from './service.ts'
import { findRank, findSeed } from './store.ts'
import { buzzGamePlay } from './tables.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
beforeAll(async () => {
  stage = await openCommunity()
})
afterAll(() => stage.close())

const today = () => dayInJapan(stage.as(null).now())
const start = (fan: string | null, day = today(), communityId = stage.communityId) =>
  startGame(stage.as(fan), { communityId, day, rules: greenhouseRules })
const finish = (fan: string | null, playId: string, inputs: { tick: number; cell: number }[]) =>
  finishGame(stage.as(fan), { playId, inputs })

/** A fan's play of today, begun. */
async function begun(fan: string) {
  const answer = await start(fan)
  if (answer.__typename !== 'StartBuzzCasualGameSuccess') throw new Error(answer.__typename)
  return answer.play
}

/** What a bot does in today's game, at a second a turn. */
async function inputsOf(bot: Bot = greedy) {
  const seed = (await findSeed(stage.db, { communityId: stage.communityId, day: today() }))!
  const { moves, house } = playOut(bot, seed, greenhouseTables)
  return { inputs: moves.map((cell, turn) => ({ tick: turn * 1000, cell })), score: house.score }
}

/** On a day of its own: the next one's morning. */
const nextDay = () => stage.pass(24 * 60 * 60)

describe('a play', () => {
  it('is one a fan and day, however often it is begun at once', async () => {
    nextDay()
    const fan = await stage.fan()
    const plays = await Promise.all(Array.from({ length: 50 }, () => begun(fan)))
    expect(new Set(plays.map(({ id }) => id)).size).toBe(1)
    expect(await begun(fan)).toEqual(plays[0])
  })

  it('deals everyone the same on a day, and something else on the next', async () => {
    nextDay()
    const seeds = async () =>
      Promise.all(
        [await stage.fan(), await stage.fan()].map(async (fan) =>
          seedFor(stage.as(fan), await begun(fan)),
        ),
      )
    const [one, two] = await seeds()
    expect(one).toMatch(/^[0-9a-f]{32}$/)
    expect(two).toBe(one)
    nextDay()
    expect((await seeds())[0]).not.toBe(one)
  })

  it('shows what is dealt to nobody else, and to nobody before it is begun', async () => {
    nextDay()
    const [fan, other] = [await stage.fan(), await stage.fan()]
    expect(await findSeed(stage.db, { communityId: stage.communityId, day: today() })).toBe(
      undefined,
    )
    const play = await begun(fan)
    expect(await seedFor(stage.as(other), play)).toBeNull()
    expect(await loadPlay(stage.as(other), play.id)).toBeNull()
    expect(await loadPlay(stage.as(null), play.id)).toBeNull()
    expect(await loadPlay(stage.as(fan), play.id)).toEqual(play)
  })

  it('keeps what its replay comes to, once, whatever is sent later', async () => {
    nextDay()
    const fan = await stage.fan()
    const { id } = await begun(fan)
    stage.pass(60)
    const [good, poor] = [await inputsOf(), await inputsOf(atRandom)]
    const first = await finish(fan, id, good.inputs)
    expect(first).toMatchObject({
      __typename: 'FinishBuzzCasualGameSuccess',
      play: { score: good.score },
    })
    expect(await finish(fan, id, good.inputs)).toEqual(first)
    expect(await finish(fan, id, poor.inputs)).toEqual(first)
    expect(await finish(fan, id, [])).toEqual(first)
    expect((await start(fan)).__typename).toBe('BuzzCasualGamePlayedError')
  })

  it('ends once, also by 50 different endings at once', async () => {
    nextDay()
    const fan = await stage.fan()
    const { id } = await begun(fan)
    stage.pass(60)
    const endings = [await inputsOf(), await inputsOf(atRandom)]
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => finish(fan, id, endings[n % 2]!.inputs)),
    )
    const scores = answers.map((answer) => 'play' in answer && answer.play.score)
    expect(new Set(scores).size).toBe(1)
    expect(scores[0]).not.toBe(false)
  })

  it('is for those who have signed in and joined, in a community that is there', async () => {
    expect((await start(null)).__typename).toBe('UnauthenticatedError')
    expect((await start(await stage.fan({ hasJoined: false }))).__typename).toBe('NotJoinedError')
    for (const id of [newId('community'), '', "';--"])
      expect(await start(await stage.fan(), today(), id)).toEqual({
        __typename: 'NotFoundError',
        field: 'communityId',
      })
  })

  it.each(['2020-01-01', '2026-11-19', '2099-01-01'])('is not begun of %s', async (day) => {
    expect((await start(await stage.fan(), day)).__typename).toBe('NotCasualGameOfTodayError')
    expect(await gameOf(stage.as(null), stage.communityId, day)).toBeNull()
  })
})

describe('rules that were changed', () => {
  it('let a page of others begin nothing, and cost it no try', async () => {
    nextDay()
    const fan = await stage.fan()
    const input = { communityId: stage.communityId, day: today() }
    for (const rules of ['older', ''])
      expect(await startGame(stage.as(fan), { ...input, rules })).toEqual({
        __typename: 'BuzzCasualGameRulesChangedError',
        field: 'rules',
      })
    expect(await findSeed(stage.db, input)).toBe(undefined)
    expect((await begun(fan)).rules).toBe(greenhouseRules)
  })

  it('begin a play anew that goes on under others where its fan says so, and leave what is over', async () => {
    nextDay()
    const [going, ended] = [await stage.fan(), await stage.fan()]
    const { id } = await begun(going)
    const over = await begun(ended)
    stage.pass(60)
    await finish(ended, over.id, (await inputsOf()).inputs)
    await stage.db.update(buzzGamePlay).set({ rules: 'older' })
    const anew = (fan: string) =>
      startGame(stage.as(fan), {
        communityId: stage.communityId,
        day: today(),
        rules: greenhouseRules,
        givesUp: true,
      })
    // It may be played in another tab, before a gateway that still has its rules.
    expect(await start(going)).toMatchObject({
      __typename: 'BuzzCasualGameUnderWayError',
      retryAt: (await stage.db.select().from(buzzGamePlay).where(eq(buzzGamePlay.id, id)))[0]!
        .endsAt,
    })
    const answer = await anew(going)
    if (answer.__typename !== 'StartBuzzCasualGameSuccess') throw new Error(answer.__typename)
    const again = answer.play
    expect(again.id).not.toBe(id)
    expect(await begun(going)).toEqual(again)
    expect(await anew(going)).toMatchObject({ play: { id: again.id } })
    expect((await anew(ended)).__typename).toBe('BuzzCasualGamePlayedError')
    expect(
      await topOf(stage.as(null), { communityId: stage.communityId, day: today() }, 100),
    ).toHaveLength(1)
    const { inputs, score } = await inputsOf()
    stage.pass(60)
    expect(await finish(going, again.id, inputs)).toMatchObject({ play: { score } })
  })
})

describe('an ending', () => {
  it('is refused of another fan, of none, of no play', async () => {
    nextDay()
    const [fan, other] = [await stage.fan(), await stage.fan()]
    const { id } = await begun(fan)
    stage.pass(60)
    const { inputs } = await inputsOf()
    expect((await finish(null, id, inputs)).__typename).toBe('UnauthenticatedError')
    for (const [who, play] of [
      [other, id],
      [fan, newId('buzzplay')],
      [fan, "';--"],
    ] as const)
      expect((await finish(who, play, inputs)).__typename).toBe('NotFoundError')
    expect(await findRank(stage.db, (await loadPlay(stage.as(fan), id))!)).toBeNull()
  })

  it('is refused where it cannot be replayed, and the play goes on', async () => {
    nextDay()
    const fan = await stage.fan()
    const { id } = await begun(fan)
    stage.pass(60)
    const { inputs, score } = await inputsOf()
    const faster = inputs.map(({ cell }, turn) => ({ cell, tick: turn * 100 }))
    const long = Array.from({ length: 30_000 }, (_, n) => ({ tick: n * 1000, cell: n % 25 }))
    for (const [given, code] of [
      [[], 'INCOMPLETE'],
      [inputs.slice(0, 20), 'INCOMPLETE'],
      [faster, 'TOO_FAST'],
      [long, 'INVALID'],
      [[{ tick: 0, cell: -1 }], 'INVALID'],
    ] as const)
      expect(await finish(fan, id, [...given])).toEqual({
        __typename: 'InvalidSaveScoreError',
        code,
      })
    expect(await finish(fan, id, inputs)).toMatchObject({ play: { score } })
  })

  it('is refused where more time is told than went by here', async () => {
    nextDay()
    const fan = await stage.fan()
    const { id } = await begun(fan)
    stage.pass(10)
    expect(await finish(fan, id, (await inputsOf()).inputs)).toEqual({
      __typename: 'InvalidSaveScoreError',
      code: 'TOO_FAST',
    })
  })

  it('with yesterday’s inputs comes to something else, or to nothing', async () => {
    nextDay()
    const fan = await stage.fan()
    await begun(fan)
    const yesterday = await inputsOf()
    nextDay()
    const { id } = await begun(fan)
    stage.pass(60)
    const answer = await finish(fan, id, yesterday.inputs)
    expect('play' in answer && answer.play.score).not.toBe(yesterday.score)
  })

  it('is refused after half an hour, and the day’s try is used', async () => {
    nextDay()
    const fan = await stage.fan()
    const { id } = await begun(fan)
    const { inputs } = await inputsOf()
    stage.pass(30 * 60 + 1)
    expect(await finish(fan, id, inputs)).toMatchObject({ code: 'EXPIRED' })
    expect((await start(fan)).__typename).toBe('BuzzCasualGamePlayedError')
  })

  it('counts for its day five minutes past midnight, and no longer', async () => {
    nextDay()
    const toMidnight = () => {
      const now = stage.as(null).now().getTime()
      const midnight = new Date(`${today()}T00:00:00+09:00`).getTime() + 86_400_000
      stage.pass((midnight - now) / 1000)
    }
    toMidnight()
    stage.pass(-600)
    const day = today()
    const [punctual, late] = [await stage.fan(), await stage.fan()]
    const plays = [await begun(punctual), await begun(late)] as const
    const { inputs } = await inputsOf()
    toMidnight()
    stage.pass(299)
    // Who reloads the page finds it going on, and nobody begins that day's any more.
    expect(await start(punctual, day)).toMatchObject({ play: { id: plays[0].id } })
    expect(await start(await stage.fan(), day)).toEqual({
      __typename: 'NotCasualGameOfTodayError',
    })
    expect(await finish(punctual, plays[0].id, inputs)).toMatchObject({ game: { day } })
    expect(await start(punctual, day)).toEqual({ __typename: 'NotCasualGameOfTodayError' })
    stage.pass(2)
    expect(await start(late, day)).toEqual({ __typename: 'NotCasualGameOfTodayError' })
    expect(await finish(late, plays[1].id, inputs)).toMatchObject({ code: 'EXPIRED' })
  })

  it('under rules that were changed meanwhile gives the try back', async () => {
    nextDay()
    const fan = await stage.fan()
    const { id } = await begun(fan)
    await stage.db.update(buzzGamePlay).set({ rules: 'older' }).where(eq(buzzGamePlay.id, id))
    stage.pass(60)
    expect(await finish(fan, id, (await inputsOf()).inputs)).toMatchObject({ code: 'CHANGED' })
    expect((await begun(fan)).id).not.toBe(id)
  })
})

/** Does something in a transaction that is never committed, as when a gateway dies. */
const dying = (fan: string, act: (context: GatewayContext) => Promise<unknown>) =>
  stage.db.transaction(async (transaction) => {
    await act({ ...stage.as(fan), db: transaction as unknown as typeof stage.db })
    throw new Error('died')
  })

describe('a gateway that dies', () => {
  it('while a play begins leaves the try, and while it ends the play', async () => {
    nextDay()
    const fan = await stage.fan()
    const input = { communityId: stage.communityId, day: today(), rules: greenhouseRules }
    await expect(dying(fan, (context) => startGame(context, input))).rejects.toThrow('died')
    expect(await findSeed(stage.db, input)).toBe(undefined)
    const { id: playId } = await begun(fan)
    stage.pass(60)
    const { inputs, score } = await inputsOf()
    const ending = { playId, inputs }
    await expect(dying(fan, (context) => finishGame(context, ending))).rejects.toThrow('died')
    expect(await topOf(stage.as(null), input, 100)).toEqual([])
    expect(await finish(fan, playId, inputs)).toMatchObject({ play: { score } })
    expect(await topOf(stage.as(null), input, 100)).toHaveLength(1)
  })
})

describe('the ranking of a day', () => {
  it('has the best first, and of two alike who was earlier', async () => {
    nextDay()
    const fans = await Promise.all(Array.from({ length: 14 }, () => stage.fan()))
    for (const fan of fans) await begun(fan)
    stage.pass(60)
    // Each day deals by a seed of its own: now and then chance plays as well as greed does, or better.
    const plays = [await inputsOf(atRandom), await inputsOf(), await inputsOf(withPlan)]
    plays.sort((one, other) => one.score - other.score)
    const [poor, good] = [plays[0]!, plays[2]!]
    assert(poor.score < good.score)
    for (const [index, fan] of fans.entries()) {
      stage.pass(1)
      const { id } = await begun(fan)
      await finish(fan, id, index === 13 ? good.inputs : poor.inputs)
    }
    const game = { communityId: stage.communityId, day: today() }
    const top = await topOf(stage.as(null), game, 100)
    expect(top.map(({ fanId }) => fanId)).toEqual([fans[13], ...fans.slice(0, 13)])
    expect(top.map(({ rank }) => rank)).toEqual(top.map((_, index) => index + 1))
    const around = await viewerRanksOf(stage.as(fans[7]!), game)
    expect(around.map(({ rank }) => rank)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
    expect(around.find(({ fanId }) => fanId === fans[7])?.rank).toBe(9)
    expect(await viewerRanksOf(stage.as(null), game)).toEqual([])
    const [first] = await viewerRanksOf(stage.as(fans[13]!), game)
    expect(first?.rank).toBe(1)
  })

  it('is nothing that another tenant could ask for', async () => {
    expect(await stage.databaseFor('another').select().from(buzzGamePlay)).toEqual([])
  })
})
