import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, connect, type Server, type Socket } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../../gateway/platform/database/embedded.ts'
import { appRole, migrate } from '../../../gateway/platform/database/migrate.ts'

/** A PostgreSQL of one's own, as an operator would run it: at one address, to be stopped and started. */
export class OwnDatabase {
  readonly #folder = mkdtempSync(join(tmpdir(), 'ouen-database-'))
  readonly #password = randomBytes(24).toString('base64url')
  readonly #sockets = new Set<Socket>()
  #server: EmbeddedPostgres | undefined
  #door: Server | undefined
  #port = 0

  static async start(): Promise<OwnDatabase> {
    const database = new OwnDatabase()
    try {
      chmodSync(database.#folder, 0o755)
      await database.start()
      await migrate(database.#server!.ownerUrl, { appPassword: database.#password })
      return database
    } catch (error) {
      await database.dispose()
      throw error
    }
  }

  /** The settings of a gateway on it. */
  get env(): Record<string, string> {
    const owner = new URL(this.#server!.ownerUrl)
    owner.port = String(this.#port)
    const app = Object.assign(new URL(owner), { username: appRole, password: this.#password })
    return { DATABASE_URL: app.href, DATABASE_OWNER_URL: owner.href }
  }

  /** The server takes another port at each start; a door keeps one address before it. */
  async start(): Promise<void> {
    if (this.#door?.listening) return
    this.#server = await startEmbeddedPostgres(this.#folder)
    const target = Number(new URL(this.#server.ownerUrl).port)
    this.#door = createServer((socket) => {
      const behind = connect(target, '127.0.0.1')
      for (const end of [socket, behind]) {
        this.#sockets.add(end)
        end.on('error', () => end.destroy())
        end.on('close', () => void this.#sockets.delete(end))
      }
      // Who is killed resets its connection: what it had locked must not stay so behind the door.
      socket.on('close', () => behind.destroy())
      behind.on('close', () => socket.destroy())
      socket.pipe(behind).pipe(socket)
    }).listen(this.#port, '127.0.0.1')
    await once(this.#door, 'listening')
    const address = this.#door.address()
    if (typeof address === 'object' && address) this.#port = address.port
  }

  /** Stops the server: its address refuses connections until it is started again. */
  async stop(): Promise<void> {
    const closed = this.#door && once(this.#door, 'close')
    this.#door?.close()
    await this.#server?.stop()
    for (const socket of this.#sockets) socket.destroy()
    await closed
  }

  async dispose(): Promise<void> {
    await this.stop().catch(() => undefined)
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
