import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { createWorkQueue, type WorkQueue } from '../../busy.ts'

/** OWASP's first choice for argon2id: 19 MiB, two passes; about 20 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const longestPassword = 4096
/** A log-in is waited for so long: what would come later is told to come back. */
const limits = { atOnce: 2, longestWaitMs: 10_000, usualMs: 50 }

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
