import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { countStories } from '../.storybook/review/change.ts'
import { collectReport } from '../.storybook/review/collect.ts'
import { renderReport } from '../.storybook/review/render.ts'
import { serveReview } from '../.storybook/review/serve.ts'
import { Album } from '../tests/visual/album.ts'
import { Evidence } from '../tests/visual/evidence.ts'

const usage = `npm run review [-- --from FOLDER] [--port PORT]
  Serves what the last run of the stories found, by cause: look, approve, reject.
  --from FOLDER  what another run has left as test-results/pictures, a CI's for one
npm run review -- --write FILE [--from FOLDER]
  Writes the same page as one file, to look at: nothing can be decided there.`

/** The options; undefined where one is not known. */
function readOptions() {
  const options = {
    from: { type: 'string' },
    port: { type: 'string', default: '0' },
    write: { type: 'string' },
  } as const
  try {
    const { values } = parseArgs({ options })
    return /^\d+$/.test(values.port) ? values : undefined
  } catch {
    return undefined
  }
}

const options = readOptions()
if (!options) {
  console.error(usage)
  process.exitCode = 2
} else if (options.write) {
  const sources = { evidence: new Evidence(options.from), album: new Album(), decisions: new Map() }
  const report = await collectReport(sources)
  await writeFile(options.write, await renderReport(report))
  console.log(`${countChanges(report.causes)}: ${options.write}`)
} else {
  const { address, report } = await serveReview({ port: Number(options.port), from: options.from })
  console.log(`${countChanges(report.causes)}: ${address}`)
}

function countChanges(causes: Awaited<ReturnType<typeof collectReport>>['causes']): string {
  const changes = causes.flatMap((cause) => cause.changes)
  return `${changes.length} pictures of ${countStories(changes)} stories by ${causes.length} causes`
}
