import { greedy, playOut, withPlan, type Bot } from '#rules/games/lighthouse/bots.ts'
import { arrivals, nightfall, pass, type Night } from '#rules/games/lighthouse/lighthouse.ts'
import { lighthouseTables as tables } from '#rules/games/lighthouse/tables.ts'
import { lighthouseRules, stepOf } from '#rules/games/lighthouse/replay.ts'
import { fakeOf } from '#storybook/fake.ts'
import { fakeUser, membershipOf, userOf } from '#storybook/fakes/people.ts'
import type { KeptPlay } from './keptPlay.ts'

/** What stories play. */
export const seed = '00000000000000000000000000000016'

/** A night that a bot has kept for so many steps. */
export function nightAfter(steps: number, bot: Bot = withPlan): Night {
  const coming = arrivals(seed, tables)
  let night = nightfall()
  while (night.step < steps && !night.isOver)
    night = pass(
      night,
      coming,
      bot(night, tables, () => 0),
      tables,
    )
  return night
}

/** A night that ended on the rocks. */
export const wrecked = (): Night => playOut(greedy, seed, tables).night

/** A play of stories' night, as a device keeps it. */
export const fakeKeptPlay: KeptPlay = {
  playId: 'casualplay_mine',
  seed,
  rules: lighthouseRules,
  step: 700,
  inputs: playOut(withPlan, seed, tables).inputs.filter((input) => stepOf(input) < 700),
  endsAt: '2026-11-20T03:05:00.000Z',
}

const whole = playOut(withPlan, seed, tables)

/** The same night at its end, as a device keeps it that could not hand it in. */
export const fakeEndedPlay: KeptPlay = {
  ...fakeKeptPlay,
  step: whole.night.step,
  inputs: whole.inputs,
}

export const fakeStamina = fakeOf('Stamina', {
  id: 'stamina_mine',
  left: 3,
  most: 5,
  nextAt: '2026-11-20T03:12:18.000Z',
  fullAt: '2026-11-20T03:42:18.000Z',
  tickets: 2,
  paidCoins: 320,
  price: 50,
  refillsLeft: 5,
})

export const fakeFull = () => fakeStamina({ left: 5, nextAt: null, fullAt: null })
export const fakeNone = (more: Parameters<typeof fakeStamina>[0] = {}) =>
  fakeStamina({ left: 0, fullAt: '2026-11-20T05:12:18.000Z', ...more })

export const fakeCasualPlay = fakeOf('CasualGamePlay', {
  id: 'casualplay_mine',
  seed,
  rules: 'fake',
  startedAt: '2026-11-20T02:35:00.000Z',
  endsAt: '2026-11-20T03:05:00.000Z',
  endedAt: null,
  score: null,
  isBest: null,
})

export const fakeCasualRank = fakeOf('CasualGameRank', {
  id: 'casualrank_1',
  rank: 1,
  score: 840,
  fan: userOf('kujira'),
  fanMembership: membershipOf('kujira'),
})

/** The viewer stands third. */
export const casualRanks = [
  fakeCasualRank(),
  fakeCasualRank({ id: 'casualrank_2', rank: 2, score: 610, fan: userOf('komugi') }),
  fakeCasualRank({ id: 'casualrank_3', rank: 3, score: 350, fan: fakeUser() }),
]

/** Lighthouse, with three fans on its board. */
export const fakeCasualGame = fakeOf('CasualGame', {
  id: 'casualgame_lighthouse',
  name: 'lighthouse',
  topOfToday: casualRanks,
  topOfAll: [fakeCasualRank({ id: 'casualrank_0', score: 1260 }), ...casualRanks.slice(1)],
  viewerBest: 350,
  viewerStamina: fakeStamina(),
})
