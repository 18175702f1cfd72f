import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createWorkQueue, type WorkQueue } from '../../busy.ts'

/** OWASP's first choice for argon2id: 19 MiB, two passes; about 20 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const longestPassword = 4096
/**
 * A core stays free of passwords, or a plain query takes twice as long and more beside them (`npm run bench --
 * logins`); nor more at once than libuv has threads. A log-in is waited for so long: what would come later is told to
 * come back.
 */
const atOnce = Math.min(4, Math.max(1, availableParallelism() - 1))
const limits = { atOnce, longestWaitMs: 10_000, usualMs: 50 }

export type Passwords = {
  hash: (password: string) => Promise<string>
  /** Takes as long for a person without a password, or who does not exist, as for one with. */
  isRight: (password: string, kept: string | null | undefined) => Promise<boolean>
  /** Lets work in that compares a password, or throws `TooBusy` before it has begun. */
  admit: WorkQueue['admit']
}

/** Argon2id, a few at a time: each holds 19 MiB. `hash` throws `TooBusy` where too many wait. */
export async function createPasswords(): Promise<Passwords> {
  const { admit, run } = createWorkQueue(limits)
  const nobodys = await hash(randomBytes(32), cost)
  return {
    admit,
    hash: (password) => admit(() => run(() => hash(password, cost))),
    async isRight(password, kept) {
      const isComparable = Buffer.byteLength(password) <= longestPassword
      const isEqual = await run(() => verify(kept ?? nobodys, isComparable ? password : ''))
      return isEqual && isComparable && Boolean(kept)
    },
  }
}
