import type { Sending } from './submissionMachine.ts'

/** An act that waits for a log-in, over the pages that this takes: plain data, and no secret. */
type PendingAction = Sending & { name: string; heldAt: number }

const storageKey = 'ouen.act.1'
/** A sign-up with its mails takes minutes; whoever comes back after an hour wants something else. */
const longestWait = 60 * 60 * 1000

/** Holds an act; only one at a time, as a fan presses one. */
export function holdAction(name: string, { input, key }: Sending): void {
  const act: PendingAction = { name, input, key, heldAt: Date.now() }
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(act))
  } catch {
    // Where storage is barred the act can be pressed again.
  }
}

/** The act held under this name, which is then held no more; null where there is none. */
export function takeAction(name: string): Sending | null {
  try {
    const act: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    if (!isPendingAction(act) || act.name !== name) return null
    releaseAction()
    return Date.now() - act.heldAt < longestWait ? act : null
  } catch {
    return null
  }
}

/** The fan would rather not log in: nothing is done for them later. */
export function releaseAction(): void {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Nothing was held.
  }
}

function isPendingAction(act: unknown): act is PendingAction {
  if (typeof act !== 'object' || act === null) return false
  const { name, key, heldAt } = act as Partial<Record<keyof PendingAction, unknown>>
  return typeof name === 'string' && typeof key === 'string' && typeof heldAt === 'number'
}
