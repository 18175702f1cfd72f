import { existsSync, writeFileSync } from 'node:fs'
import { build } from 'vite'
import { greenhouseRules } from '#rules/games/greenhouse/replay.ts'
import { lighthouseRules } from '#rules/games/lighthouse/replay.ts'
import { runCommand } from './usage.ts'

const usage = `npm run games:release   keeps the rules of each game as they are, for plays made by them to be watched`

const games = { greenhouse: greenhouseRules, lighthouse: lighthouseRules }

/** Bundles what shows a game's plays, with all that it reads: later rules change nothing in it. */
async function bundle(game: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: true,
      lib: { entry: `rules/games/${game}/watch.ts`, formats: ['es'], fileName: 'rules' },
    },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error(`nothing was built for ${game}`)
  return output.output[0].code
}

await runCommand(usage, async () => {
  const lines: string[] = []
  for (const [game, name] of Object.entries(games)) {
    const file = `rules/games/released/${game}-${name}.js`
    // What was released stays as it was.
    if (existsSync(file)) continue
    writeFileSync(file, await bundle(game))
    lines.push(file)
  }
  return lines.length > 0 ? lines.join('\n') : 'All rules are kept already.'
})
