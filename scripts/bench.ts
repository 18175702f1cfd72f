import { rmSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { freePort, startBenchedGateway } from './bench/gateway.ts'
import { benchReads, benchSeen, benchWrites, signInAll } from './bench/load.ts'
import { benchPaint } from './bench/paint.ts'
import { furnishStage } from './bench/stage.ts'
import { benchStream } from './bench/stream.ts'

/** Prints what this machine's built Ouen does, over real HTTP. About three minutes; nothing else should run. */
async function bench(): Promise<void> {
  console.log(
    `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')} before\n`,
  )
  const port = await freePort()
  const stage = await furnishStage(port)
  const gateway = await startBenchedGateway(stage.dataDir, port)
  try {
    row('process start to first page', `${Math.round(gateway.startedInMs)} ms`)
    await setTimeout(2_000)
    row('memory at rest', memoryOf(gateway.memory()))
    const fans = await signInAll(gateway.origin, stage)
    for (const [what, measure] of [
      ['messages written, 16 at once', benchWrites],
      ['pages of 20 messages read, 16 at once', benchReads],
    ] as const) {
      const before = gateway.cpuMs()
      const figures = await measure(fans, stage, 8)
      const cpu = (gateway.cpuMs() - before) / figures.done
      row(
        what,
        `${figures.perSecond}/s, p50 ${figures.p50} ms, p99 ${figures.p99} ms, CPU ${cpu.toFixed(1)} ms each, ${figures.refused} refused`,
      )
    }
    const seen = await benchSeen(fans, stage, 100)
    row(
      'sent to seen over a stream',
      `p50 ${seen.p50} ms, p99 ${seen.p99} ms, ${seen.refused} lost`,
    )
    row('memory after that', memoryOf(gateway.memory()))
  } finally {
    await gateway.stop()
    rmSync(stage.dataDir, { recursive: true, force: true })
  }
  await benchPaint(row)
  for (const { hub, rate, delivered, lost, cpuPerDelivery, p50, p99 } of await benchStream())
    row(
      `${hub} hub, 2,000 streams, ${rate} a second`,
      `${cpuPerDelivery.toFixed(1)} µs CPU a delivery, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${delivered} delivered, ${lost} lost`,
    )
  console.log(
    `\nload ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')} after`,
  )
}

const memoryOf = ({ gateway, postgres }: { gateway: number; postgres: number }) =>
  `gateway ${gateway} MB, PostgreSQL ${postgres} MB, together ${gateway + postgres} MB`

function row(what: string, figures: string): void {
  console.log(`${what.padEnd(42)} ${figures}`)
}

await bench()
