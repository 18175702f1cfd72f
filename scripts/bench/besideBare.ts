import { rmSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../gateway/platform/freePort.ts'
import {
  startBareServer,
  startBenchedGateway,
  type Benched,
  type BenchedGateway,
} from './gateway.ts'
import {
  benchBareReads,
  benchBareWrites,
  benchReads,
  benchSeen,
  benchWrites,
  signInAll,
  type Fan,
  type Figures,
} from './load.ts'
import { furnishStage, type BenchContext } from './stage.ts'
import { benchStream } from './stream.ts'
import { sized } from './size.ts'

/** What is measured of the built gateway beside a bare server, over real HTTP. */
export type ServerPart = 'start' | 'writes' | 'reads' | 'seen' | 'streams'
type Row = (what: string, figures: string) => void

const rounds = sized(5, 1)
const secondsARound = sized(4, 0.5)
/** Above the fans' own: nobody meets a limit that is meant for one person. */
const fewFans = sized(200, 20)
const deliveries = sized(
  [
    { streams: 1_000, rate: 5 },
    { streams: 2_000, rate: 5 },
    { streams: 2_000, rate: 20 },
  ],
  [{ streams: 20, rate: 10 }],
)

/** Both servers on one data folder and its PostgreSQL, turn about in the same rounds. */
export async function benchBesideBare(wanted: ReadonlySet<ServerPart>, row: Row): Promise<void> {
  const port = await freePort()
  const fans = wanted.has('streams')
    ? Math.max(...deliveries.map(({ streams }) => streams))
    : fewFans
  const stage = await furnishStage(port, fans)
  if (wanted.has('start')) await benchStart(stage, port, row)
  const gateway = await startBenchedGateway(stage.dataDir, port)
  const bare = await startBareServer(stage.dataDir)
  try {
    const signedIn = await signInAll(gateway.origin, stage)
    await benchServer(wanted, { gateway, bare, fans: signedIn, stage, row })
  } finally {
    await bare.stop()
    await gateway.stop()
    rmSync(stage.dataDir, { recursive: true, force: true })
  }
}

/** On a folder that was used before, once what is compiled is kept: the medians. */
async function benchStart(stage: BenchContext, port: number, row: Row): Promise<void> {
  const measured: { startedInMs: number; cpu: number }[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const gateway = await startBenchedGateway(stage.dataDir, port)
    const { startedInMs } = gateway
    if (round > 0) measured.push({ startedInMs, cpu: gateway.cpuMs() })
    if (round === rounds) {
      await setTimeout(sized(5_000, 0))
      row('memory at rest', memoryOf(gateway))
    }
    await gateway.stop()
  }
  const of = (name: 'startedInMs' | 'cpu') => Math.round(median(measured.map((one) => one[name])))
  row('process start to first page', `${of('startedInMs')} ms, of which CPU ${of('cpu')} ms`)
}

type Stand = { gateway: BenchedGateway; bare: Benched; fans: Fan[]; stage: BenchContext; row: Row }

async function benchServer(wanted: ReadonlySet<ServerPart>, stand: Stand): Promise<void> {
  const { gateway, bare, fans, stage, row } = stand
  if (wanted.has('writes'))
    row(
      'messages written, 16 at once',
      await besideBare(
        { of: gateway, run: (seconds) => benchWrites(fans, stage, seconds) },
        { of: bare, run: (seconds) => benchBareWrites(bare.origin, stage, seconds) },
      ),
    )
  if (wanted.has('reads'))
    row(
      'pages of 20 messages, 16 at once',
      await besideBare(
        { of: gateway, run: (seconds) => benchReads(fans, stage, seconds) },
        { of: bare, run: (seconds) => benchBareReads(bare.origin, stage, seconds) },
      ),
    )
  if (wanted.has('seen')) {
    const { p50, p99, refused } = await benchSeen(fans, stage, sized(100, 5))
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

type Measured = { cpu: number; cpuOfServer: number; figures: Figures }
type Run = { of: Benched; run: (seconds: number | 'warm') => Promise<Figures> }

/** Turn about, once both are warm; the medians of the rounds. */
async function besideBare(own: Run, bare: Run): Promise<string> {
  const measured = new Map<Run, Measured[]>()
  for (const each of [bare, own]) await each.run('warm')
  for (let round = 0; round < rounds; round += 1)
    for (const each of [bare, own]) {
      const before = [each.of.cpuMs(), each.of.serverCpuMs()] as const
      const figures = await each.run(secondsARound)
      const cpu = (each.of.cpuMs() - before[0]) / figures.done
      const cpuOfServer = (each.of.serverCpuMs() - before[1]) / figures.done
      measured.set(each, [...(measured.get(each) ?? []), { cpu, cpuOfServer, figures }])
    }
  const of = (name: 'p50' | 'p99') =>
    compared(...both((each) => measured.get(each)!.map(({ figures }) => figures[name])), 'ms')
  const cpuOf = (name: 'cpu' | 'cpuOfServer') =>
    compared(...both((each) => measured.get(each)!.map((round) => round[name])), 'ms')
  const refused = measured.get(own)!.reduce((sum, { figures }) => sum + figures.refused, 0)
  return `p50 ${of('p50')}, p99 ${of('p99')}, CPU ${cpuOf('cpu')} each, of which server ${cpuOf('cpuOfServer')}, ${refused} refused`

  function both(values: (each: Run) => number[]): [number, number] {
    return [median(values(own)), median(values(bare))]
  }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}

/** The gateway's figure, the bare server's, and how many times it is. */
function compared(own: number, bare: number, unit: string): string {
  return `${short(own)} ${unit} (bare ${short(bare)}, ${(own / bare).toFixed(2)}×)`
}

function memoryOf({ memory }: BenchedGateway): string {
  const { gateway, postgres } = memory()
  return `gateway ${gateway} MB, PostgreSQL ${postgres} MB, together ${gateway + postgres} MB`
}

function short(value: number): string {
  return value.toFixed(value < 10 ? 2 : 1)
}
