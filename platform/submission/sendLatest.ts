import type { Disposable, IEnvironment, RecordSourceProxy } from 'relay-runtime'

/** Puts a choice on screen before the gateway has heard of it. What is so already stays as it is. */
export type Show<Choice> = (store: RecordSourceProxy, choice: Choice) => void

type Ways<Choice, Answer> = {
  /** Sends a choice, and shows it while it is on its way. */
  send: (choice: Choice) => Promise<Answer>
  show: Show<Choice>
}

/** What comes after the choice that is on its way, and how it is shown until then. */
type Turn = { next?: { choice: unknown }; shown?: Disposable }

const turns = new WeakMap<IEnvironment, Map<string, Turn>>()

/**
 * Sends what a fan has chosen of one subject, such as `wish:item_01`, which is seen at once. The last choice wins: of
 * one subject one request is on its way at a time, whichever component it came from, and of what was chosen meanwhile
 * the newest is sent after it, even when nobody shows it any more. Answers what was refused, or undefined where a
 * choice before it sends it; rejects where there was no answer. What was to come after a failure is dropped with it.
 */
export async function sendLatest<Choice, Answer extends { error?: object | undefined }>(
  environment: IEnvironment,
  subject: string,
  choice: Choice,
  { send, show }: Ways<Choice, Answer>,
): Promise<Answer | undefined> {
  const known = turns.get(environment) ?? new Map<string, Turn>()
  turns.set(environment, known)
  const before = known.get(subject)
  if (before) {
    before.shown?.dispose()
    before.next = { choice }
    before.shown = environment.applyUpdate({ storeUpdater: (store) => show(store, choice) })
    return undefined
  }
  const turn: Turn = {}
  known.set(subject, turn)
  try {
    for (let now = choice; ;) {
      const sent = send(now)
      turn.shown?.dispose()
      delete turn.next
      delete turn.shown
      const answer = await sent
      const next = nextOf(turn)
      if (answer.error || !next || next.choice === now) return answer
      now = next.choice as Choice
    }
  } finally {
    turn.shown?.dispose()
    known.delete(subject)
  }
}

/** Whether a choice of this subject is on its way from here. */
export const isOnItsWay = (environment: IEnvironment, subject: string): boolean =>
  turns.get(environment)?.has(subject) ?? false

/** Read once more: it may have been chosen while an answer was awaited. */
const nextOf = ({ next }: Turn): Turn['next'] => next
