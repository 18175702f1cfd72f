import type { Actor } from 'xstate'
import { retriableImport } from '../routing/retriableImport.ts'
import { isSame } from './isSame.ts'
import type { SubmissionAnswer, Sending, submissionMachine } from './submissionMachine.ts'
import type { UserError } from './userError.ts'

/** How a submission stands, as a screen reads it. */
export type SubmissionState = {
  /** Under way: nothing else can be handed in. */
  isPending: boolean
  /** What was refused, or what was thrown where there was no answer; null otherwise. */
  error: UserError | Error | null
  /** There was no answer: the same can be sent again. */
  isRetriable: boolean
}

/** What a submission needs from around it. */
export type SubmissionParts = {
  send: (sending: Sending) => Promise<SubmissionAnswer>
  askForLogIn: (sending: Sending) => Promise<boolean>
  onDone: (success: unknown) => void
  onFailed: (error: UserError | Error) => void
}

export const idle: SubmissionState = { isPending: false, error: null, isRetriable: false }

const importMachine = retriableImport(() => import('./submissionActor.ts'))

/** Fetches the machine ahead, so that a first press finds it there. */
export const preloadSubmission = () => void importMachine().catch(() => undefined)

/**
 * One submission, whose machine is fetched when it is first used: a guest's first page has buttons, and sends
 * nothing.
 */
export function createSubmission() {
  let parts: SubmissionParts | undefined
  let actor: Actor<typeof submissionMachine> | undefined
  let state = idle
  const listeners = new Set<() => void>()
  const show = (next: SubmissionState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const present = () => {
    if (!parts) throw new Error('the submission has no parts')
    return parts
  }
  const start = async (sending: Sending) => {
    show({ ...idle, isPending: true })
    try {
      const { startSubmission } = await importMachine()
      actor = startSubmission(present, show)
      actor.send({ type: 'submission.submitted', ...sending })
    } catch (fault) {
      const error = fault instanceof Error ? fault : new Error(String(fault))
      show({ ...idle, error })
      present().onFailed(error)
    }
  }
  return {
    read: () => state,
    /** Fills its slots; again whenever what they hold has changed. */
    provide(next: SubmissionParts) {
      parts = next
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    submit(input: unknown, key: string = crypto.randomUUID()) {
      if (state.isPending) return
      const sending = { input, key }
      if (actor) actor.send({ type: 'submission.submitted', ...sending })
      else void start(sending)
    },
    /** Whether this was handed in last, and got no answer. */
    isUnanswered: (input: unknown) =>
      state.isRetriable && isSame(actor?.getSnapshot().context.sending?.input, input),
    retry: () => actor?.send({ type: 'submission.retried' }),
  }
}
