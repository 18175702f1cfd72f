import { atRandom, greedy, playOut, type Bot } from '#rules/games/greenhouse/bots.ts'
import { begin, deal, plant } from '#rules/games/greenhouse/greenhouse.ts'
import { replay } from '#rules/games/greenhouse/replay.ts'
import { greenhouseTables as tables } from '#rules/games/greenhouse/tables.ts'
import { fakeOf } from '#storybook/fake.ts'
import { fakeUser, userOf } from '#storybook/fakes/people.ts'

/** What stories deal. */
export const seed = '00000000000000000000000000000032'

const inputsOf = (bot: Bot) =>
  playOut(bot, seed, tables).moves.map((cell, turn) => ({ cell, tick: turn * 1000 }))

/** A play after so many turns, as the game holds it. */
export function playedFor(turns: number, { isCounted = true, bot = greedy } = {}) {
  const inputs = inputsOf(bot).slice(0, turns)
  const dealt = deal(seed, tables)
  const house = inputs.reduce((now, { cell }) => plant(now, cell, dealt, tables), begin(tables))
  return { lesson: 0, dealt, house, inputs, isCounted }
}

/** A play whose board is nearly full of what does not fit. */
export const crowded = () => playedFor(22, { bot: atRandom })

const result = replay(seed, inputsOf(greedy))
if (result.problem !== null) throw new Error(result.problem)

/** The viewer's play of the day, ended. */
export const fakePlay = fakeOf('BuzzCasualGamePlay', {
  id: 'buzzplay_mine',
  day: '2026-11-20',
  seed: null,
  startedAt: '2026-11-20T02:35:00.000Z',
  endsAt: '2026-11-20T03:05:00.000Z',
  endedAt: '2026-11-20T02:40:00.000Z',
  isOpen: false,
  score: result.house.score,
  best: result.house.best,
  chains: result.chains,
  rank: 3,
  fan: fakeUser(),
  isViewers: true,
})

export const fakeRank = fakeOf('BuzzCasualGameRank', {
  id: 'buzzrank_1',
  rank: 1,
  score: 91_200,
  fan: userOf('kujira'),
})

/** The viewer stands third. */
export const ranks = [
  fakeRank(),
  fakeRank({ id: 'buzzrank_2', rank: 2, score: 54_800, fan: userOf('komugi') }),
  fakeRank({ id: 'buzzrank_3', rank: 3, score: result.house.score, fan: fakeUser() }),
]

/** Today's, which the viewer has not begun. */
export const fakeGame = fakeOf('BuzzCasualGame', {
  id: 'buzzgame_2026-11-20',
  day: '2026-11-20',
  isOfToday: true,
  closesAt: '2026-11-20T15:00:00.000Z',
  plays: 3,
  viewerPlay: null,
  top: ranks,
  viewerRanks: ranks,
})
