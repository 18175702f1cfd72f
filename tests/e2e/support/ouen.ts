import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../../gateway/platform/freePort.ts'
import { patience } from './patience.ts'
import { endProcessesWith } from '../../processes.ts'

export type InboxEntry = { kind: 'MAIL' | 'SMS'; recipient: string; subject: string; body: string }

/** Other mails have six digits too, such as an order's number. */
const isOfCode = ({ kind, subject }: InboxEntry) => kind === 'SMS' || /コード|code/i.test(subject)

/** The gateway as it is built. */
export const builtGateway = 'dist/gateway/main.js'
/** What `npm start` runs: the gateway, and beside it who keeps it up. */
export const keptUp = 'scripts/supervise.js'

/** Names the folder that each Ouen's data is copied from: `template.setup.ts` sets it for a run. */
export const templateVariable = 'OUEN_TEST_TEMPLATE'

/** A start reads the whole gateway, and may make a database before. */
const startPatience = 4 * patience
/** How much of its output is shown. */
const lines = 40

/** What a database does for the sake of a power cut, which a journey does not have. */
const hasty = '\nfsync = off\nsynchronous_commit = off\nfull_page_writes = off\n'

/** The built Ouen, on a data folder of its own: the gateway's process alone, or as `npm start` runs it. */
export class Ouen {
  /** Those of this process that have not been disposed of. */
  static readonly all = new Set<Ouen>()
  readonly dataDir = mkdtempSync(join(tmpdir(), 'ouen-'))
  readonly port: number
  readonly #env: Record<string, string>
  readonly #program: string
  #process: ChildProcess | undefined
  output = ''

  private constructor(
    port: number,
    env: Record<string, string>,
    program: string,
    { isDurable }: { isDurable: boolean },
  ) {
    // Where the tests run as root, PostgreSQL runs as another user, who must walk through here.
    chmodSync(this.dataDir, 0o755)
    const template = process.env[templateVariable]
    // Copied with its owners. Whoever brings a database brings an empty one.
    if (template && !env['DATABASE_URL']) {
      execFileSync('cp', ['-a', `${template}/.`, this.dataDir])
      if (!isDurable) appendFileSync(join(this.dataDir, 'postgres/postgresql.auto.conf'), hasty)
    }
    this.port = port
    this.#env = env
    this.#program = program
    Ouen.all.add(this)
  }

  /**
   * Throws where it does not come to serve, and says how it ended; nothing of it is left then.
   * @param program `builtGateway`, `keptUp`, or another that serves on PORT and keeps its data in DATA_DIR
   * @param isDurable where processes are killed, its database keeps what it says that it keeps
   */
  static async start(
    env: Record<string, string> = {},
    program = builtGateway,
    { isDurable = false } = {},
  ): Promise<Ouen> {
    const ouen = new Ouen(await freePort(), env, program, { isDurable })
    try {
      await ouen.start()
    } catch (error) {
      await ouen.dispose()
      throw error
    }
    return ouen
  }

  get origin(): string {
    return `http://localhost:${this.port}`
  }

  /** The end of what it has said, for whoever looks for a fault. */
  get lastLines(): string {
    return this.output.split('\n').slice(-lines).join('\n')
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [this.#program], {
      env: {
        ...process.env,
        PORT: String(this.port),
        DATA_DIR: this.dataDir,
        LOG_LEVEL: 'warn',
        // What a journey or a picture finds must not depend on the hour.
        DEMO_CAST: 'off',
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#process = child
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => (this.output += String(text)))
    for (const until = Date.now() + startPatience; Date.now() < until; await setTimeout(50)) {
      if (hasEnded(child)) break
      if (await this.isReady()) return
    }
    const { exitCode, signalCode } = child
    await this.#end('SIGTERM')
    const how = hasEnded({ exitCode, signalCode })
      ? `it ended by ${signalCode ?? exitCode}`
      : 'it never came to serve'
    throw new Error(`Ouen did not start, ${how}:\n${this.lastLines}`)
  }

  get pid(): number | undefined {
    return this.#process?.pid
  }

  isReady(): Promise<boolean> {
    return fetch(`${this.origin}/ready`).then(
      (answer) => answer.ok,
      () => false,
    )
  }

  /** Ends the process at once, as a power cut would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  /** Asks it to stop, as an operator would. Answers with its exit code. */
  async stop(signal: 'SIGTERM' | 'SIGINT' = 'SIGTERM'): Promise<number | null> {
    return this.#end(signal)
  }

  /** Stops it, its database too, and removes the folder: also where it was killed, or never came to serve. */
  async dispose(): Promise<void> {
    await this.#end('SIGTERM')
    await endDatabase(this.dataDir)
    // Whoever was kept up by a process that was killed may still be on its way out.
    await endProcessesWith(`DATA_DIR=${this.dataDir}`)
    rmSync(this.dataDir, { recursive: true, force: true })
    Ouen.all.delete(this)
  }

  /** As `dispose`, of a process that ends itself at this moment and can wait for nothing. */
  abandon(): void {
    this.#process?.kill('SIGKILL')
    const database = databaseOf(this.dataDir)
    if (database !== undefined) process.kill(database, 'SIGQUIT')
  }

  /** What arrived for a recipient, newest first. */
  async inbox(recipient: string): Promise<InboxEntry[]> {
    const answer = await fetch(`${this.origin}/inbox.json?to=${encodeURIComponent(recipient)}`)
    return (await answer.json()) as InboxEntry[]
  }

  /** The newest code that was sent to a recipient; waits for one to arrive. */
  async codeFor(recipient: string): Promise<string> {
    for (const until = Date.now() + patience; Date.now() < until; await setTimeout(50)) {
      const news = (await this.inbox(recipient)).find(isOfCode)
      const code = /\b\d{6}\b/.exec(news?.body ?? '')?.[0]
      if (code) return code
    }
    throw new Error(`no code reached ${recipient}`)
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#process
    if (!child) return null
    this.#process = undefined
    if (!hasEnded(child)) {
      const ended = once(child, 'exit')
      child.kill(signal)
      const stuck = new AbortController()
      await Promise.race([ended, setTimeout(patience, 0, { signal: stuck.signal })])
      stuck.abort()
      if (!hasEnded(child)) child.kill('SIGKILL')
      await ended
    }
    return child.exitCode
  }
}

process.once('exit', () => {
  for (const ouen of Ouen.all) ouen.abandon()
})

const hasEnded = ({ exitCode, signalCode }: Pick<ChildProcess, 'exitCode' | 'signalCode'>) =>
  exitCode !== null || signalCode !== null

/** The process of the PostgreSQL on a data folder; undefined where none runs. */
function databaseOf(dataDir: string): number | undefined {
  try {
    const pid = Number(
      readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0],
    )
    process.kill(pid, 0)
    return pid
  } catch {
    return undefined
  }
}

/** Ends the PostgreSQL of a data folder, which outlives a gateway that was killed. */
async function endDatabase(dataDir: string): Promise<void> {
  const pid = databaseOf(dataDir)
  if (pid === undefined) return
  // Whoever is still connected is not waited for.
  process.kill(pid, 'SIGINT')
  for (const until = Date.now() + patience; Date.now() < until; await setTimeout(20))
    if (databaseOf(dataDir) === undefined) return
  process.kill(pid, 'SIGQUIT')
}
