import type { Session } from '#platform/session/session.ts'

/** Of a union's members, those that say what was refused may name the work. */
type Answer = { readonly __typename: string; readonly proofDoublings?: number | null }

/** It may have grown while it was done: then it is done once more. */
const worksAtMost = 2

/**
 * Asks for a code, and where an address or a contact has had its share, asks again with the proof of work that the
 * refusal names. Answers the last answer.
 */
export async function withWork<Payload extends Answer>(
  ask: () => Promise<Payload>,
  proveWork: Session['proveWork'],
): Promise<Payload> {
  let payload = await ask()
  for (let works = 0; works < worksAtMost; works += 1) {
    const doublings = payload.proofDoublings ?? null
    if (doublings === null || !(await proveWork('code', doublings))) break
    payload = await ask()
  }
  return payload
}
