import type { Decision } from '../change.ts'

/** Carries a decision out. Resolves with the files that are to be committed. */
export type Decide = (decision: Decision, ids: readonly string[]) => Promise<readonly string[]>

/**
 * Asks the server of this page.
 * @throws Error where it is gone, or refuses.
 */
export function decideOver(token: string): Decide {
  return async (decision, ids) => {
    const headers = { 'content-type': 'application/json', 'x-review-token': token }
    const body = JSON.stringify({ decision, ids })
    const response = await fetch('/decisions', { method: 'POST', headers, body }).catch(
      () => undefined,
    )
    if (!response) throw new Error('The review is not served any more: start npm run review again.')
    if (!response.ok) throw new Error(`Nothing was written: ${await response.text()}`)
    return ((await response.json()) as { files: string[] }).files
  }
}
