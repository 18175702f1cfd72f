import { privateKey, tabTexts } from '#platform/storage/privateTexts.ts'

/** One way to draw at a machine, or one prize for points. */
const keyOf = (machineId: string, act: string) => privateKey('drawRequest', machineId, act)

/** Refusals that may come before it is looked up whether the request has drawn already. */
const saysNothing: ReadonlySet<string> = new Set([
  'NotFoundError',
  'NotJoinedError',
  'RateLimitedError',
  'RequiresRecentLoginError',
  'UnauthenticatedError',
])

/** The request whose answer was lost in this tab; null where each was answered. */
export const lostRequest = (machineId: string, act: string): string | null =>
  tabTexts.read(keyOf(machineId, act))

/**
 * The request to send: the one whose answer was lost, whatever became of the sheet that sent it, so that asking again
 * takes nothing twice; otherwise the fresh one, kept until `answerRequest`.
 */
export function keepRequest(machineId: string, act: string, fresh: string): string {
  const request = lostRequest(machineId, act) ?? fresh
  tabTexts.write(keyOf(machineId, act), request)
  return request
}

/** It was answered. A refusal that says nothing of an earlier try leaves it lost, if it was. */
export function answerRequest(
  machineId: string,
  act: string,
  { refusal, wasLost }: { refusal: string | undefined; wasLost: boolean },
): void {
  if (refusal !== undefined && saysNothing.has(refusal) && wasLost) return
  tabTexts.write(keyOf(machineId, act), null)
}

/** What was lost at a machine is seen now: the next press is another draw. */
export const forgetRequests = (machineId: string): void => tabTexts.forget(keyOf(machineId, ''))
