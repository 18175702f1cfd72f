import { fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** What is measured: a server together with the database that both share. */
export type Benched = {
  origin: string
  /** Milliseconds of processor time since the start, of the server and PostgreSQL together. */
  cpuMs: () => number
  /** The same of the server alone. */
  serverCpuMs: () => number
  stop: () => Promise<void>
}

export type BenchedGateway = Benched & {
  /** Milliseconds from the process's start to the first page's end. */
  startedInMs: number
  /** Resident megabytes: the gateway, and PostgreSQL with shared pages counted once. */
  memory: () => { gateway: number; postgres: number }
}

/** The built gateway, as `npm start` keeps it up, on a data folder. */
export async function startBenchedGateway(dataDir: string, port: number): Promise<BenchedGateway> {
  const origin = `http://localhost:${port}`
  const startedAt = performance.now()
  const child = spawn(process.execPath, ['scripts/start.js'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      DEMO_CAST: 'off',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await firstPage(origin, child)
  return {
    origin,
    startedInMs: performance.now() - startedAt,
    memory: () => ({
      gateway: residentOf([child.pid!]),
      postgres: residentOf(postgresOf(dataDir)),
    }),
    cpuMs: () => cpuOf([child.pid!, ...postgresOf(dataDir)]),
    serverCpuMs: () => cpuOf([child.pid!]),
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** The bare server on the same database; the gateway's stop ends that too, so this one goes first. */
export async function startBareServer(dataDir: string): Promise<Benched> {
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8').trim()
  const databasePort = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3]
  const child = fork(new URL('bareServer.ts', import.meta.url), {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${databasePort}/postgres`,
    },
  })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return {
    origin: `http://127.0.0.1:${port}`,
    cpuMs: () => cpuOf([child.pid!, ...postgresOf(dataDir)]),
    serverCpuMs: () => cpuOf([child.pid!]),
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

async function firstPage(origin: string, child: ChildProcess): Promise<void> {
  for (const until = Date.now() + 60_000; Date.now() < until; await setTimeout(20)) {
    if (child.exitCode !== null) break
    const isServed = await fetch(origin).then(
      async (page) => page.ok && (await page.text()) !== '',
      () => false,
    )
    if (isServed) return
  }
  throw new Error('the gateway did not start; build the app first: npm run build')
}

function postgresOf(dataDir: string): number[] {
  const parent = Number(
    readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0],
  )
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
  return [
    parent,
    ...pids.filter((pid) => readProc(pid, 'stat').split(') ')[1]?.split(' ')[1] === String(parent)),
  ]
}

/** In megabytes; from `smaps_rollup`, which shares out what processes have in common. */
function residentOf(pids: number[]): number {
  const kilobytes = pids.map((pid) =>
    Number(
      /^Pss:\s+(\d+)/m.exec(readProc(pid, 'smaps_rollup'))?.[1] ??
        /^VmRSS:\s+(\d+)/m.exec(readProc(pid, 'status'))?.[1] ??
        0,
    ),
  )
  return Math.round(kilobytes.reduce((sum, size) => sum + size, 0) / 1024)
}

/** Linux counts in hundredths of a second. */
function cpuOf(pids: number[]): number {
  const ticks = pids.map(
    (pid) => readProc(pid, 'stat').split(') ')[1]?.split(' ').slice(11, 15) ?? [],
  )
  return ticks.flat().reduce((sum, count) => sum + Number(count) * 10, 0)
}

function readProc(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return ''
  }
}
