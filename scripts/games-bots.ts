import { atRandom, greedy, playOut, withPlan } from '#rules/games/greenhouse/bots.ts'
import { greenhouseTables } from '#rules/games/greenhouse/tables.ts'
import { runCommand } from './usage.ts'

const usage = 'npm run games:bots [-- SEEDS]   what bots score in Greenhouse on average; 1000 seeds'

/** The seed of a number, the same each time. */
const seedOf = (number: number): string => number.toString(16).padStart(32, '0')

await runCommand(usage, async ([count = '1000']) => {
  const seeds = Array.from({ length: Number(count) }, (_, index) => seedOf(index + 1))
  const lines = Object.entries({ random: atRandom, greedy, plan: withPlan }).map(([name, bot]) => {
    const houses = seeds.map((seed) => playOut(bot, seed, greenhouseTables).house)
    const scores = houses.map(({ score }) => score).toSorted((a, b) => a - b)
    const mean = Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length)
    const turns = houses.reduce((sum, { turn }) => sum + turn, 0) / houses.length
    const at = (part: number) => scores[Math.floor(part * (scores.length - 1))]
    return `${name}: mean ${mean}, median ${at(0.5)}, p10 ${at(0.1)}, p90 ${at(0.9)}, turns ${turns.toFixed(1)}`
  })
  return lines.join('\n')
})
