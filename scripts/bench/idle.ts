import { rmSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../gateway/platform/freePort.ts'
import { startBenchedGateway } from './gateway.ts'
import { sized } from './size.ts'
import { furnishStage } from './stage.ts'

/** Past the first minutes, in which what was read at the start is still compiled and collected. */
const settlingMs = sized(180_000, 0)
/** As long as the longest of the rounds that come within an hour: each minute holds others of them. */
const measuredMs = sized(600_000, 1_000)

/** What a gateway and its PostgreSQL take of a core over ten minutes in which nobody asks for anything. */
export async function benchIdle(row: (what: string, figures: string) => void): Promise<void> {
  const port = await freePort()
  const { dataDir } = await furnishStage(port, 2)
  const gateway = await startBenchedGateway(dataDir, port)
  try {
    await setTimeout(settlingMs)
    const from = performance.now()
    const [all, ofServer] = [gateway.cpuMs(), gateway.serverCpuMs()]
    await setTimeout(measuredMs)
    const passed = performance.now() - from
    const share = (ms: number) => `${((ms / passed) * 100).toFixed(2)} %`
    const server = gateway.serverCpuMs() - ofServer
    const together = gateway.cpuMs() - all
    row(
      'idle, of a core',
      `gateway ${share(server)}, PostgreSQL ${share(together - server)}, together ${share(together)}`,
    )
  } finally {
    await gateway.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
