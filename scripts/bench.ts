import { rmSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import {
  freePort,
  startBareServer,
  startBenchedGateway,
  type Benched,
  type BenchedGateway,
} from './bench/gateway.ts'
import {
  benchBareReads,
  benchBareWrites,
  benchReads,
  benchSeen,
  benchWrites,
  signInAll,
  type Fan,
  type Figures,
} from './bench/load.ts'
import { benchLedger } from './bench/ledger.ts'
import { benchPaint } from './bench/paint.ts'
import { furnishStage, type Stage } from './bench/stage.ts'
import { benchStream } from './bench/stream.ts'
import { benchVotes } from './bench/votes.ts'
import { ensureBuilt } from './ensureBuilt.js'

/** What may be named to be measured alone: `npm run bench -- writes reads`. */
const ofServer = ['start', 'writes', 'reads', 'seen', 'streams'] as const
const parts = [...ofServer, 'ledger', 'votes', 'paint'] as const
type Part = (typeof parts)[number]

const rounds = 3
const secondsARound = 4
/** Above the fans' own: nobody meets a limit that is meant for one person. */
const fewFans = 200
const deliveries = [
  { streams: 1_000, rate: 5 },
  { streams: 2_000, rate: 5 },
  { streams: 2_000, rate: 20 },
]

/**
 * Prints what this machine's built Ouen does, over real HTTP, beside a bare server in the same rounds.
 * Some five minutes in all; nothing else should run. Ratios say more than figures on a shared machine.
 */
async function bench(wanted: ReadonlySet<Part>): Promise<void> {
  console.log(`${machine()}, load ${load()} before\n`)
  if (ofServer.some((part) => wanted.has(part))) await benchBesideBare(wanted)
  if (wanted.has('ledger')) await benchLedger(row)
  if (wanted.has('votes')) await benchVotes(row)
  if (wanted.has('paint')) await benchPaint(row)
  console.log(`\nload ${load()} after`)
}

async function benchBesideBare(wanted: ReadonlySet<Part>): Promise<void> {
  const port = await freePort()
  const fans = wanted.has('streams')
    ? Math.max(...deliveries.map(({ streams }) => streams))
    : fewFans
  const stage = await furnishStage(port, fans)
  if (wanted.has('start')) await benchStart(stage, port)
  const gateway = await startBenchedGateway(stage.dataDir, port)
  const bare = await startBareServer(stage.dataDir)
  try {
    const signedIn = await signInAll(gateway.origin, stage)
    await benchServer(wanted, gateway, bare, signedIn, stage)
  } finally {
    await bare.stop()
    await gateway.stop()
    rmSync(stage.dataDir, { recursive: true, force: true })
  }
}

/** On a folder that was used before, once what is compiled is kept: the medians. */
async function benchStart(stage: Stage, port: number): Promise<void> {
  const measured: { startedInMs: number; cpu: number }[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const gateway = await startBenchedGateway(stage.dataDir, port)
    const { startedInMs } = gateway
    if (round > 0) measured.push({ startedInMs, cpu: gateway.cpuMs() })
    if (round === rounds) {
      await setTimeout(5_000)
      row('memory at rest', memoryOf(gateway))
    }
    await gateway.stop()
  }
  const of = (name: 'startedInMs' | 'cpu') => Math.round(median(measured.map((one) => one[name])))
  row('process start to first page', `${of('startedInMs')} ms, of which CPU ${of('cpu')} ms`)
}

async function benchServer(
  wanted: ReadonlySet<Part>,
  gateway: BenchedGateway,
  bare: Benched,
  fans: Fan[],
  stage: Stage,
): Promise<void> {
  if (wanted.has('writes'))
    await besideBare(
      'messages written, 16 at once',
      { of: gateway, run: (seconds) => benchWrites(fans, stage, seconds) },
      { of: bare, run: (seconds) => benchBareWrites(bare.origin, stage, seconds) },
    )
  if (wanted.has('reads'))
    await besideBare(
      'pages of 20 messages, 16 at once',
      { of: gateway, run: (seconds) => benchReads(fans, stage, seconds) },
      { of: bare, run: (seconds) => benchBareReads(bare.origin, stage, seconds) },
    )
  if (wanted.has('seen')) {
    const { p50, p99, refused } = await benchSeen(fans, stage, 100)
    row('sent to seen over a stream', `p50 ${p50} ms, p99 ${p99} ms, ${refused} lost`)
  }
  if (wanted.has('streams'))
    for (const { streams, rate } of deliveries) {
      const options = { streams, rate, seconds: secondsARound, rounds }
      const figures = await benchStream(gateway, bare, fans, stage, options)
      const of = (name: 'cpuPerDelivery' | 'p50' | 'p99', unit: string) =>
        compared(figures.gateway[name], figures.bare[name], unit)
      row(
        `${streams} streams, ${rate} messages a second`,
        `p50 ${of('p50', 'ms')}, p99 ${of('p99', 'ms')}, CPU ${of('cpuPerDelivery', 'µs')} a delivery, ${figures.gateway.lost} lost`,
      )
    }
  if (wanted.has('start')) row('memory after that', memoryOf(gateway))
}

type Run = { of: Benched; run: (seconds: number | 'warm') => Promise<Figures> }

/** Turn about, once both are warm; the medians of the rounds. */
async function besideBare(what: string, own: Run, bare: Run): Promise<void> {
  const measured = new Map<Run, { cpu: number; figures: Figures }[]>()
  for (const each of [bare, own]) await each.run('warm')
  for (let round = 0; round < rounds; round += 1)
    for (const each of [bare, own]) {
      const before = each.of.cpuMs()
      const figures = await each.run(secondsARound)
      const cpu = (each.of.cpuMs() - before) / figures.done
      measured.set(each, [...(measured.get(each) ?? []), { cpu, figures }])
    }
  const of = (name: 'p50' | 'p99') =>
    compared(...both((each) => measured.get(each)!.map(({ figures }) => figures[name])), 'ms')
  const cpu = compared(...both((each) => measured.get(each)!.map((round) => round.cpu)), 'ms')
  const refused = measured.get(own)!.reduce((sum, { figures }) => sum + figures.refused, 0)
  row(what, `p50 ${of('p50')}, p99 ${of('p99')}, CPU ${cpu} each, ${refused} refused`)

  function both(values: (each: Run) => number[]): [number, number] {
    return [median(values(own)), median(values(bare))]
  }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}

/** The gateway's figure, the bare server's, and how many times it is. */
function compared(own: number, bare: number, unit: string): string {
  return `${own.toFixed(1)} ${unit} (bare ${bare.toFixed(1)}, ${(own / bare).toFixed(2)}×)`
}

function memoryOf({ memory }: BenchedGateway): string {
  const { gateway, postgres } = memory()
  return `gateway ${gateway} MB, PostgreSQL ${postgres} MB, together ${gateway + postgres} MB`
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
  console.log(`${what.padEnd(42)} ${figures}`)
}

function isPart(word: string): word is Part {
  return parts.some((part) => part === word)
}

const words = process.argv.slice(2)
const unknown = words.find((word) => !isPart(word))
if (unknown !== undefined) throw new Error(`"${unknown}" is no part; there are ${parts.join(', ')}`)
// Else the first start would build it, and take minutes.
ensureBuilt()
await bench(new Set(words.length > 0 ? words.filter(isPart) : parts))
