import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { dayInJapan } from '#rules/day.ts'
import { greedy, playOut } from '#rules/games/greenhouse/bots.ts'
import { greenhouseRules } from '#rules/games/greenhouse/replay.ts'
import { greenhouseTables } from '#rules/games/greenhouse/tables.ts'
import { openCommunity } from '../chat/testing.ts'
import { finishGame, startGame } from './playing.ts'
import { playsOf } from './service.ts'
import { findSeed } from './store.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
beforeAll(async () => {
  stage = await openCommunity()
})
afterAll(() => stage.close())

const today = () => ({ communityId: stage.communityId, day: dayInJapan(stage.as(null).now()) })

/** A fan plays today's game to its end. */
async function playToTheEnd(fan: string) {
  const begun = await startGame(stage.as(fan), { ...today(), rules: greenhouseRules })
  if (begun.__typename !== 'StartBuzzCasualGameSuccess') throw new Error(begun.__typename)
  const { moves } = playOut(greedy, (await findSeed(stage.db, today()))!, greenhouseTables)
  stage.pass(60)
  const inputs = moves.map((cell, turn) => ({ tick: turn * 1000, cell }))
  return finishGame(stage.as(fan), { playId: begun.play.id, inputs })
}

it('is read once for all who look, and anew for who has just played to the end', async () => {
  const [fan, neighbour] = [await stage.fan(), await stage.fan()]
  const seen = async () => {
    const asked = vi.spyOn(stage.db, 'select')
    const counts = []
    for (const who of [null, neighbour, fan]) counts.push(await playsOf(stage.as(who), today()))
    const reads = asked.mock.calls.length
    asked.mockRestore()
    return { counts, reads }
  }
  expect((await playToTheEnd(await stage.fan())).__typename).toBe('FinishBuzzCasualGameSuccess')
  expect(await seen()).toEqual({ counts: [1, 1, 1], reads: 1 })
  const before = stage.as(null).now()
  expect((await playToTheEnd(fan)).__typename).toBe('FinishBuzzCasualGameSuccess')
  stage.pass((before.getTime() - stage.as(null).now().getTime()) / 1000)
  // Their own reading is everyone's from then on.
  expect(await seen()).toEqual({ counts: [1, 1, 2], reads: 1 })
  expect(await seen()).toEqual({ counts: [2, 2, 2], reads: 0 })
  stage.pass(24 * 60 * 60)
  expect(await playsOf(stage.as(null), today())).toBe(0)
})
