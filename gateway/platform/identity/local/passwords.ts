import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** OWASP's first choice for argon2id: 19 MiB, two passes; about 20 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const longestPassword = 4096
const hashesAtOnce = 2
const longestQueue = 100

/** More sign-ins at once than can be served. */
export class TooBusy extends Error {
  override name = 'TooBusy'
}

export type Passwords = {
  hash: (password: string) => Promise<string>
  /** Takes as long for a person without a password, or who does not exist, as for one with. */
  isRight: (password: string, kept: string | null | undefined) => Promise<boolean>
}

/** Argon2id, a few at a time: each holds 19 MiB. Throws `TooBusy` where too many wait. */
export async function createPasswords(): Promise<Passwords> {
  const atMost = limitConcurrency(hashesAtOnce, longestQueue)
  const nobodys = await hash(randomBytes(32), cost)
  return {
    hash: (password) => atMost(() => hash(password, cost)),
    async isRight(password, kept) {
      const isComparable = Buffer.byteLength(password) <= longestPassword
      const isEqual = await atMost(() => verify(kept ?? nobodys, isComparable ? password : ''))
      return isEqual && isComparable && Boolean(kept)
    },
  }
}

function limitConcurrency(limit: number, longestWait: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < limit) running += 1
    else {
      if (waiting.length >= longestWait) throw new TooBusy('too many passwords wait to be compared')
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
