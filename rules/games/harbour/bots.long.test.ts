import { expect, it } from 'vitest'
import { atRandom, greedy, playOut, withPlan } from './bots.ts'
import { bustleOf, rankOf } from './strength.ts'
import { harbourTables as tables } from './tables.ts'

it.each([
  { who: 'plans', bot: withPlan, visits: 20 },
  { who: 'takes what pays most', bot: greedy, visits: 40 },
  { who: 'does anything', bot: atRandom, visits: 450 },
])('a town of whoever $who has the last of its names after $visits visits', ({ bot, visits }) => {
  const last = tables.ranks.length - 1
  for (const town of ['1', '2', '3', '4'])
    expect(
      rankOf(bustleOf(playOut(bot, town.padStart(32, '0'), tables, visits), tables), tables),
    ).toBe(last)
})
