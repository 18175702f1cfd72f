import { greedy as tend, playOut as playHouse } from '#rules/games/greenhouse/bots.ts'
import { greenhouseRules } from '#rules/games/greenhouse/replay.ts'
import { greenhouseTables } from '#rules/games/greenhouse/tables.ts'
import { inputOf } from '#rules/games/greenhouse/watch.ts'
import { playOut as playNight, withPlan } from '#rules/games/lighthouse/bots.ts'
import { lighthouseRules } from '#rules/games/lighthouse/replay.ts'
import { lighthouseTables } from '#rules/games/lighthouse/tables.ts'
import { fakeOf } from '#storybook/fake.ts'
import { fakeUser, membershipOf, userOf } from '#storybook/fakes/people.ts'

export const fakeGameRank = fakeOf('GameRank', {
  id: 'gamerank_1',
  rank: 1,
  score: 9120,
  fan: userOf('kujira'),
  fanMembership: membershipOf('kujira'),
  playId: 'buzzplay_1',
  watching: 'OPEN',
})

/** A place of this rank, the viewer's where it says so. */
export const placeOf = (rank: number, isOwn = false) =>
  fakeGameRank({
    id: `gamerank_${rank}`,
    rank,
    score: 12_000 - rank * 30,
    fan: isOwn ? fakeUser() : userOf(rank % 2 ? 'kujira' : 'komugi'),
  })

const ranks = [placeOf(1), placeOf(2), placeOf(3, true)]

/** Greenhouse's, of today; the viewer stands third. */
export const fakeGameRanking = fakeOf('GameRanking', {
  id: 'gameranking_greenhouse_DAY_2026-11-20',
  game: 'greenhouse',
  span: 'DAY',
  from: '2026-11-20',
  to: '2026-11-20',
  closesAt: '2026-11-20T15:30:00.000Z',
  isClosed: false,
  players: 3,
  top: ranks,
  viewerRanks: ranks,
})

const seed = '00000000000000000000000000000016'
const night = playNight(withPlan, seed, lighthouseTables)
const house = playHouse(tend, seed, greenhouseTables)

/** What was played: a whole night, and a whole game of Greenhouse. */
export const fakePlays = {
  night: { seed, inputs: night.inputs },
  house: { seed, inputs: house.moves.map((cell, turn) => inputOf({ cell, tick: turn * 1500 })) },
}

/** A whole night of another fan. */
export const fakeNightReplay = fakeOf('GameReplay', {
  id: 'gamereplay_night',
  game: 'lighthouse',
  day: '2026-11-20',
  score: night.night.score,
  fan: userOf('kujira'),
  isViewers: false,
  rules: lighthouseRules,
  watching: 'OPEN',
  ...fakePlays.night,
})

/** A whole game of Greenhouse of another fan. */
export const fakeHouseReplay = (over: Parameters<typeof fakeNightReplay>[0] = {}) =>
  fakeNightReplay({
    id: 'gamereplay_house',
    game: 'greenhouse',
    rules: greenhouseRules,
    score: house.house.score,
    ...fakePlays.house,
    ...over,
  })

/** Today's game before the viewer's own try. */
export const fakeNotYet = () =>
  fakeHouseReplay({ watching: 'AFTER_OWN_TRY', seed: null, inputs: null })
