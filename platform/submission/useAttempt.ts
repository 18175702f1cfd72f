import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSession, type LoginRequest } from '../session/session.ts'
import {
  createSubmission,
  idle,
  preloadSubmission,
  type SubmissionState,
} from './createSubmission.ts'
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
  onDone?: (success: Success) => void
  onFailed?: (error: UserError | Error) => void
}

export type Submission<Input = void> = SubmissionState & {
  /** Nothing, while something is under way. */
  submit: (input: Input) => void
  /** Sends again, under the same key, what got no answer. */
  retry: () => void
}

/** One thing that is handed in by whatever means; by a mutation: useSubmission. */
export function useAttempt<Input, Success>({
  send,
  logIn,
  onDone,
  onFailed,
}: AttemptOptions<Input, Success>): Submission<Input> {
  const session = useSession()
  const trySending = async ({ input, key }: Sending): Promise<SubmissionAnswer> => {
    if (logIn && session.status === 'notLoggedIn') return { kind: 'logInNeeded' }
    const { error, success } = await send(input as Input, key)
    if (!error) return { kind: 'done', success }
    return logIn && error.__typename === 'UnauthenticatedError'
      ? { kind: 'logInNeeded' }
      : { kind: 'refused', error }
  }
  const [submission] = useState(createSubmission)
  useEffect(() =>
    submission.provide({
      send: trySending,
      askForLogIn: async () => {
        session.openLogin(logIn)
        return false
      },
      onDone: (success) => onDone?.(success as Success),
      onFailed: (error) => onFailed?.(error),
    }),
  )
  const state = useSyncExternalStore(submission.subscribe, submission.read, () => idle)
  const isFan = session.status === 'loggedIn'
  useEffect(() => {
    if (isFan) preloadSubmission()
  }, [isFan])
  return {
    ...state,
    submit: (input) => submission.submit(input),
    retry: () => submission.retry(),
  }
}
