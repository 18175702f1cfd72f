import * as greenhouse from '#rules/games/greenhouse/bots.ts'
import { greenhouseTables } from '#rules/games/greenhouse/tables.ts'
import * as harbour from '#rules/games/harbour/bots.ts'
import { harbourTables } from '#rules/games/harbour/tables.ts'
import { runCommand } from './usage.ts'

const usage = `npm run games:bots [-- SEEDS]   what bots come to on average; 1000 seeds
  Greenhouse: the score; Harbour town: the shells that came in over ten visits`

/** The seed of a number, the same each time. */
const seedOf = (number: number): string => number.toString(16).padStart(32, '0')

/** What each bot comes to with a seed, by game. */
const games: Record<string, Record<string, (seed: string) => number>> = {
  Greenhouse: byBot(
    { random: greenhouse.atRandom, greedy: greenhouse.greedy, plan: greenhouse.withPlan },
    (bot, seed) => greenhouse.playOut(bot, seed, greenhouseTables).house.score,
  ),
  'Harbour town': byBot(
    { random: harbour.atRandom, greedy: harbour.greedy, plan: harbour.withPlan },
    (bot, seed) => harbour.playOut(bot, seed, harbourTables).earned,
  ),
}

function byBot<Bot>(
  bots: Record<string, Bot>,
  score: (bot: Bot, seed: string) => number,
): Record<string, (seed: string) => number> {
  return Object.fromEntries(
    Object.entries(bots).map(([name, bot]) => [name, (seed: string) => score(bot, seed)]),
  )
}

await runCommand(usage, async ([count = '1000']) => {
  const seeds = Array.from({ length: Number(count) }, (_, index) => seedOf(index + 1))
  return Object.entries(games)
    .flatMap(([game, bots]) => {
      const lines = Object.entries(bots).map(([name, play]) => {
        const scores = seeds.map(play).toSorted((a, b) => a - b)
        const mean = Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length)
        const at = (part: number) => scores[Math.floor(part * (scores.length - 1))]
        return {
          mean,
          words: `${name}: mean ${mean}, median ${at(0.5)}, p10 ${at(0.1)}, p90 ${at(0.9)}`,
        }
      })
      const least = lines[0]!.mean
      const ratio = lines.map(({ mean }) => (mean / least).toFixed(1)).join(' : ')
      return [`${game} (${ratio})`, ...lines.map(({ words }) => `  ${words}`)]
    })
    .join('\n')
})
