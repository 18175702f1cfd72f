import type { Challenge } from 'altcha-lib/types'
import { keepPreference } from '../storage/cookie.ts'

/** What a proof lets through: more codes than an address or a contact has free, or more passwords tried. */
export type ProofPurpose = 'code' | 'sign-in'

/** Where the gateway looks for it, over https under a name that no other host can set. */
const proofCookie = () => (location.protocol === 'https:' ? '__Host-ouen_proof' : 'ouen_proof')
/** It serves once, in the attempt that follows at once: a minute is plenty. */
const proofSeconds = 60
/** Longer than any challenge takes a slow phone, and shorter than one is good for. Milliseconds. */
const patience = 90_000

/**
 * Does the work that the gateway wants of an address with many fans behind it, such as a venue's, or for a contact
 * that many asked for, doubled as often as it said; the proof is left in a cookie for the next attempt. False where
 * there is none to be had: the refusal stands.
 */
export async function proveWork(
  gatewayOrigin: string,
  purpose: ProofPurpose,
  doublings: number,
): Promise<boolean> {
  try {
    const response = await fetch(
      `${gatewayOrigin}/proof-of-work?for=${purpose}&doublings=${doublings}`,
    )
    if (!response.ok) return false
    const challenge = (await response.json()) as Challenge
    const { solveChallengeWorkers } = await import('altcha-lib')
    const solution = await solveChallengeWorkers({
      challenge,
      concurrency: Math.min(4, navigator.hardwareConcurrency || 1),
      createWorker: () =>
        new Worker(new URL('./pbkdf2.worker.ts', import.meta.url), { type: 'module' }),
      timeout: patience,
    })
    if (!solution) return false
    const proof = { name: proofCookie(), maxAge: proofSeconds }
    keepPreference(proof, encodeURIComponent(JSON.stringify({ challenge, solution })))
    return true
  } catch {
    return false
  }
}
