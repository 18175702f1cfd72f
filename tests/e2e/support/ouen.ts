import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

export type InboxEntry = { kind: 'MAIL' | 'SMS'; recipient: string; subject: string; body: string }

/** The gateway as it is built. */
export const builtGateway = 'dist/gateway/main.js'
/** Far more than any start takes, on however busy a machine. */
const startMs = 120_000
/** What `npm start` runs: the gateway, and beside it who keeps it up. */
export const keptUp = 'scripts/supervise.js'

/** Names the folder that each Ouen's data is copied from: `template.setup.ts` sets it for a run. */
export const templateVariable = 'OUEN_TEST_TEMPLATE'

/** The built Ouen, on a data folder of its own: the gateway's process alone, or as `npm start` runs it. */
export class Ouen {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'ouen-'))
  readonly port: number
  readonly #env: Record<string, string>
  readonly #program: string
  #process: ChildProcess | undefined
  output = ''

  private constructor(port: number, env: Record<string, string>, program: string) {
    // Where the tests run as root, PostgreSQL runs as another user, who must walk through here.
    chmodSync(this.dataDir, 0o755)
    const template = process.env[templateVariable]
    // Copied with its owners. Whoever brings a database brings an empty one.
    if (template && !env['DATABASE_URL']) execFileSync('cp', ['-a', `${template}/.`, this.dataDir])
    this.port = port
    this.#env = env
    this.#program = program
  }

  static async start(
    env: Record<string, string> = {},
    program: typeof builtGateway | typeof keptUp = builtGateway,
  ): Promise<Ouen> {
    const ouen = new Ouen(await freePort(), env, program)
    await ouen.start()
    return ouen
  }

  get origin(): string {
    return `http://localhost:${this.port}`
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
    for (const until = Date.now() + startMs; Date.now() < until; await setTimeout(50)) {
      if (child.exitCode !== null) break
      if (await this.isReady()) return
    }
    child.kill('SIGTERM')
    throw new Error(`Ouen did not start:\n${this.output}`)
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

  /** Stops it, its database too, and removes the folder. */
  async dispose(): Promise<void> {
    // What was killed left its database running: the next start adopts it, and its stop ends it.
    if (this.#process === undefined) await this.start()
    await this.stop()
    rmSync(this.dataDir, { recursive: true, force: true })
  }

  /** What arrived for a recipient, newest first. */
  async inbox(recipient: string): Promise<InboxEntry[]> {
    const answer = await fetch(`${this.origin}/inbox.json?to=${encodeURIComponent(recipient)}`)
    return (await answer.json()) as InboxEntry[]
  }

  /** The newest code that was sent to a recipient; waits for one to arrive. */
  async codeFor(recipient: string): Promise<string> {
    for (const until = Date.now() + 5_000; Date.now() < until; await setTimeout(50)) {
      const code = /\b\d{6}\b/.exec((await this.inbox(recipient))[0]?.body ?? '')?.[0]
      if (code) return code
    }
    throw new Error(`no code reached ${recipient}`)
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#process
    if (!child || child.exitCode !== null) return child?.exitCode ?? null
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await ended
    this.#process = undefined
    return child.exitCode
  }
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('no port')),
      )
    })
  })
}
