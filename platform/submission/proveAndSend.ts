import type { Session } from '../session/session.ts'

/** Of all errors, those that work can lift say how much of it. */
type Answer = { readonly error?: { readonly values?: object | null } }

/** It may have grown while it was done: then it is done once more. */
const worksAtMost = 2

/**
 * Sends, and where an address or a contact has had its share, sends again with the proof of work that the
 * refusal names. Answers the last answer.
 */
export async function proveAndSend<Sent extends Answer>(
  send: () => Promise<Sent>,
  proveWork: Session['proveWork'],
): Promise<Sent> {
  let sent = await send()
  for (let works = 0; works < worksAtMost; works += 1) {
    const doublings = doublingsOf(sent)
    if (doublings === null || !(await proveWork('code', doublings))) break
    sent = await send()
  }
  return sent
}

function doublingsOf({ error }: Answer): number | null {
  const values = error?.values ?? {}
  return 'proofDoublings' in values && typeof values.proofDoublings === 'number'
    ? values.proofDoublings
    : null
}
