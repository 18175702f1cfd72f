import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge, Payload } from 'altcha-lib/types'
import { and, count, eq, gt, lte } from 'drizzle-orm'
import type { Queryable } from '../database/pools.ts'
import type { Services } from '../graphql/context.ts'
import { keyedHash } from '../secret.ts'
import { proofOfWork } from './tables.ts'

/** `code`: to have one sent, by mail or SMS; `sign-in`: to try a password. */
export type ProofPurpose = 'code' | 'sign-in'

/** Who asks from where, and what for: a proof serves nobody and nothing else. */
export type ProofScope = { tenantId: string; requester: string; purpose: ProofPurpose }

type Parts = Pick<Services, 'config' | 'now'>

/** The cookie in which a browser hands its proof in. */
export const proofCookie = 'ouen_proof'

/** PBKDF2 rounds of one try: some two milliseconds of a server's processor. */
const cost = 2_000
/** The most tries that a proof takes at first; half of them are needed at least. Some half a second of a processor. */
const triesAtFirst = 400
/** After so many proofs from one scope within the hour the work doubles, thrice at most. */
const proofsPerDoubling = 20
const mostOfPlace = 3
/** The most that it doubles for any reason: some 16 s of a processor, which a phone's four do in time. */
export const mostDoublings = 5
/** Doublings that came while a proof was worked on and are forgiven; without a bound, easy ones would be stored up. */
const forgiven = 1
const goodForSeconds = 120
const hourMs = 60 * 60_000

/**
 * A challenge for a scope, signed; it is good for two minutes. Its work is doubled as often as is asked, or as the
 * scope's proofs of the last hour make it. What was issued is not kept.
 */
export async function issueChallenge(
  parts: Parts,
  db: Queryable,
  scope: ProofScope,
  atLeast = 0,
): Promise<Challenge> {
  const now = parts.now()
  const doublings = Math.max(atLeast, await doublingsOf(parts, db, scope))
  const tries = triesAtFirst * 2 ** doublings
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(tries / 2, tries),
    deriveKey,
    hmacSignatureSecret: signingSecret(parts),
    data: {
      place: hashOf(parts, scope).toString('hex'),
      // By the gateway's clock, which the library does not read.
      goodUntil: Math.floor(now.getTime() / 1000) + goodForSeconds,
      doublings,
    },
  })
}

/** How often the work is doubled for this scope by what it has proven within the hour. */
async function doublingsOf(parts: Parts, db: Queryable, scope: ProofScope): Promise<number> {
  const [taken] = await db
    .select({ total: count() })
    .from(proofOfWork)
    .where(
      and(
        eq(proofOfWork.placeHash, hashOf(parts, scope)),
        gt(proofOfWork.takenAt, new Date(parts.now().getTime() - hourMs)),
      ),
    )
  return Math.min(mostOfPlace, Math.floor((taken?.total ?? 0) / proofsPerDoubling))
}

/**
 * Uses a proof up. False where it is none, or for another scope, too old, of too little work, or has served
 * before.
 */
export async function takeProof(
  parts: Parts,
  db: Queryable,
  scope: ProofScope,
  proof: string | undefined,
  atLeast = 0,
): Promise<boolean> {
  const payload = parse(proof)
  if (!payload) return false
  const { nonce, data } = payload.challenge.parameters
  const now = parts.now()
  const placeHash = hashOf(parts, scope)
  if (data?.place !== placeHash.toString('hex')) return false
  if (typeof data.goodUntil !== 'number' || data.goodUntil * 1000 < now.getTime()) return false
  const needed = Math.max(atLeast, await doublingsOf(parts, db, scope))
  if (typeof data.doublings !== 'number' || data.doublings + forgiven < needed) return false
  if (!(await isSolved(parts, payload))) return false
  await db.delete(proofOfWork).where(lte(proofOfWork.takenAt, new Date(now.getTime() - hourMs)))
  const taken = await db
    .insert(proofOfWork)
    .values({ nonce, placeHash, takenAt: now })
    .onConflictDoNothing()
    .returning({ nonce: proofOfWork.nonce })
  return taken.length === 1
}

async function isSolved(parts: Parts, { challenge, solution }: Payload): Promise<boolean> {
  try {
    const hmacSignatureSecret = signingSecret(parts)
    const { verified } = await verifySolution({
      challenge,
      solution,
      deriveKey,
      hmacSignatureSecret,
    })
    return verified
  } catch {
    // Not of the shape that the library expects: nobody's proof.
    return false
  }
}

function parse(proof: string | undefined): Payload | undefined {
  try {
    const payload = JSON.parse(proof ?? 'null') as Payload | null
    return typeof payload?.challenge.parameters.nonce === 'string' ? payload : undefined
  } catch {
    return undefined
  }
}

function hashOf({ config }: Parts, { tenantId, requester, purpose }: ProofScope): Buffer {
  return keyedHash(config, 'proof of work', tenantId, requester, purpose)
}

function signingSecret({ config }: Parts): string {
  return keyedHash(config, 'proof of work').toString('hex')
}
