import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Services } from '../graphql/context.ts'
import { issueChallenge, type ProofScope } from './service.ts'

/** Asks for a challenge and solves it: what a browser puts into the cookie, and the try that solved it. */
export async function prove(services: Services, scope: ProofScope, doublings?: number) {
  const db = services.databaseFor(scope.tenantId)
  const challenge = await issueChallenge(services, db, scope, doublings)
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('the challenge was not solved')
  return { proof: JSON.stringify({ challenge, solution }), tries: solution.counter }
}
