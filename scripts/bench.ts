import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { ensureBuilt } from './ensureBuilt.js'
import { readArgs, refuse } from './usage.ts'

type Row = (what: string, figures: string) => void

/** Of the built gateway over HTTP, beside a bare server; the others by themselves. */
const ofServer = ['start', 'writes', 'reads', 'seen', 'streams'] as const
/** Each is read only when it is wanted: what it stands on may be generated first. */
const alone: Record<string, () => Promise<(row: Row) => Promise<void>>> = {
  idle: async () => (await import('./bench/idle.ts')).benchIdle,
  logins: async () => (await import('./bench/logins.ts')).benchLogins,
  ledger: async () => (await import('./bench/ledger.ts')).benchLedger,
  checkouts: async () => (await import('./bench/checkouts.ts')).benchCheckouts,
  draws: async () => (await import('./bench/draws.ts')).benchDraws,
  votes: async () => (await import('./bench/votes.ts')).benchVotes,
  search: async () => (await import('./bench/search.ts')).benchSearch,
  timelines: async () => (await import('./bench/timelines.ts')).benchTimelines,
  verification: async () => (await import('./bench/verification.ts')).benchVerification,
  weight: async () => (await import('./bench/weight.ts')).benchWeight,
  paint: async () => (await import('./bench/paint.ts')).benchPaint,
  theatre: async () => (await import('./bench/theatre.ts')).benchTheatre,
}

const usage = `npm run bench                 all of it, some half an hour; nothing else should run
npm run bench -- writes reads   those parts alone
npm run bench -- --short        a little of everything: whether it still works, not how fast

of the built gateway, beside a bare server on the same database, in the same rounds:
  start      process start to first page, memory at rest
  writes     messages written, 16 at once
  reads      pages of 20 messages, 16 at once
  seen       from sending a message to seeing it
  streams    delivery to 1,000 and 2,000 streams
  idle       what it takes of a core while nobody asks
  logins     a page of messages beside 150 wrong passwords at once
of the services:
  ledger     transfers beside a bare transaction; a balance and the audit at a million entries
  checkouts  500 at once for 100 pieces
  draws      single and ten beside a bare transaction; a million of each machine against its table
  votes      votes beside a bare INSERT; counting and publishing them
  search     pages found among 100,000 posts beside the same rows read by their ids
  timelines  home timelines among 100,000 posts beside the same rows in a bare join; the trend
of the app, in a browser, as on a phone whose processor is four times slower:
  paint      first and largest paint and layout shift on slow 4G
  theatre    what a draw's theatre works on the main thread
  verification  100,000 draws proven, as the app proves one
  weight     kB that checkout, treasure machines, prize draws, collections, sharing and votes add

Ratios say more than figures on a shared machine.`

/** Prints what this machine's built Ouen does. */
async function bench(wanted: ReadonlySet<string>): Promise<void> {
  console.log(`${machine()}, load ${load()} before\n`)
  const served = new Set(ofServer.filter((part) => wanted.has(part)))
  if (served.size > 0) {
    const { benchBesideBare } = await import('./bench/besideBare.ts')
    await benchBesideBare(served, row)
  }
  for (const [part, read] of Object.entries(alone)) if (wanted.has(part)) await (await read())(row)
  console.log(`\nload ${load()} after`)
}

function machine(): string {
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, ${memory} GiB, Node ${process.version}`
}

function load(): string {
  return loadavg()
    .map((each) => each.toFixed(1))
    .join(' ')
}

function row(what: string, figures: string): void {
  if (/NaN|Infinity|undefined/.test(figures))
    throw new Error(`${what} was not measured: ${figures}`)
  console.log(`${what.padEnd(42)} ${figures}`)
}

const parts: readonly string[] = [...ofServer, ...Object.keys(alone)]
// The parts themselves ask for `short`: by it they are sized as they are read.
const { positionals } = readArgs(usage, {
  allowPositionals: true,
  options: { short: { type: 'boolean' } },
})
const unknown = positionals.find((word) => !parts.includes(word))
if (unknown !== undefined) refuse(usage, `"${unknown}" is no part; there are ${parts.join(', ')}.`)
// Else the first start would build it, and take minutes.
ensureBuilt()
await bench(new Set(positionals.length > 0 ? positionals : parts))
