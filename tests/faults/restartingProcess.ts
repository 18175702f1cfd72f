import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'

/** A program that is started again whenever it dies. */
export class RestartingProcess {
  readonly #program: string
  readonly #env: Record<string, string>
  readonly #nextDeath: () => string | undefined
  #child: ChildProcess | undefined
  #isStopping = false
  #deaths: string[] = []
  #output = ''
  #isServing = Promise.withResolvers<void>()

  /** `nextDeath` says where each life of it ends; undefined: nowhere. */
  constructor(
    program: string,
    env: Record<string, string>,
    nextDeath: () => string | undefined = () => undefined,
  ) {
    this.#program = program
    this.#env = env
    this.#nextDeath = nextDeath
    this.#live()
  }

  /** Where it has died so far. */
  get deaths(): readonly string[] {
    return this.#deaths
  }

  /** What it has written, and its lives before. */
  get output(): string {
    return this.#output
  }

  /** Once the life that it has now serves. */
  serving(): Promise<void> {
    return this.#isServing.promise
  }

  async stop(): Promise<void> {
    this.#isStopping = true
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await Promise.race([ended, setTimeout(5_000)])
    child.kill('SIGKILL')
  }

  #live(at = this.#nextDeath()): void {
    const child = spawn(process.execPath, [this.#program], {
      env: { ...process.env, ...this.#env, ...(at && { CRASH_AT: at }) },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    this.#child = child
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => (this.#output += String(text)))
    child.once('message', () => this.#isServing.resolve())
    child.once('exit', (_, signal) => {
      if (this.#isStopping) return
      this.#isServing = Promise.withResolvers()
      if (signal === 'SIGKILL') {
        this.#deaths.push(at ?? 'killed')
        this.#live()
      } else globalThis.setTimeout(() => this.#live(at), 500) // Its database is away.
    })
  }
}
