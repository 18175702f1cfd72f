import { useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react'
import { useSession, type LoginRequest } from '../session/session.ts'
import {
  createSubmission,
  idle,
  preloadSubmission,
  type SubmissionParts,
  type SubmissionState,
} from './createSubmission.ts'
import { holdAction, takeAction } from './pendingAction.ts'
import type { Sent } from './sendMutation.ts'
import type { Sending, SubmissionAnswer } from './submissionMachine.ts'
import type { UserError } from './userError.ts'

export type AttemptOptions<Input, Success> = {
  /**
   * Hands the input in. Rejects where there is no answer; the key is the same for as long as it is not known
   * whether the input arrived.
   */
  send: (input: Input, idempotencyKey: string) => Promise<Sent<Success>>
  /** The act is a fan's alone: a guest is asked to log in, or to sign up, in this way. */
  logIn?: LoginRequest
  /**
   * The act's own name, such as `like:post_01`: a guest's act is held under it, and done by whatever goes by the
   * name once they are back and logged in. Only for what does no harm, and holds no secret.
   */
  resumeAs?: string
  onDone?: (success: Success) => void
  onFailed?: (error: UserError | Error) => void
}

export type Submission<Input = void> = SubmissionState & {
  /** Nothing, while something is under way. `whenDone` is called ahead of `onDone`. */
  submit: (input: Input, whenDone?: () => void) => void
  /** Sends again, under the same key, what got no answer. */
  retry: () => void
  /** Whether this was handed in last, and got no answer. */
  isUnanswered: (input: Input) => boolean
}

/** One thing that is handed in by whatever means; by a mutation: useSubmission. */
export function useAttempt<Input, Success>({
  send,
  logIn,
  resumeAs,
  onDone,
  onFailed,
}: AttemptOptions<Input, Success>): Submission<Input> {
  const session = useSession()
  const whenDoneRef = useRef<() => void>(undefined)
  const trySending = async ({ input, key }: Sending): Promise<SubmissionAnswer> => {
    if (logIn && session.status === 'notLoggedIn') return { kind: 'logInNeeded' }
    const { error, success } = await send(input as Input, key)
    if (!error) return { kind: 'done', success }
    return logIn && error.__typename === 'UnauthenticatedError'
      ? { kind: 'logInNeeded' }
      : { kind: 'refused', error }
  }
  const parts: SubmissionParts = {
    send: trySending,
    askForLogIn: async (sending) => {
      if (resumeAs !== undefined) holdAction(resumeAs, sending)
      session.openLogin(logIn)
      return false
    },
    onDone: (success) => {
      whenDoneRef.current?.()
      onDone?.(success as Success)
    },
    onFailed: (error) => onFailed?.(error),
  }
  const [submission] = useState(createSubmission)
  useEffect(() => submission.provide(parts))
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const state = useSyncExternalStore(submission.subscribe, submission.read, () => idle)
  const isFan = session.status === 'loggedIn'
  useEffect(() => {
    if (!isFan) return
    preloadSubmission()
    const act = resumeAs === undefined ? null : takeAction(resumeAs)
    if (act) submission.submit(act.input, act.key)
  }, [isFan, resumeAs, submission])
  return {
    ...state,
    submit(input, whenDone) {
      if (state.isPending) return
      whenDoneRef.current = whenDone
      // While a view transition runs, a form can be used before its effects have run and anyone has subscribed.
      submission.provide(parts)
      submission.submit(input)
      rerender()
    },
    retry: () => submission.retry(),
    isUnanswered: (input) => submission.isUnanswered(input),
  }
}
