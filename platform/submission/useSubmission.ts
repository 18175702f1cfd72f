import { useRelayEnvironment } from 'react-relay'
import { useSession } from '../session/session.ts'
import { proveAndSend } from './proveAndSend.ts'
import { renewAndSend } from './renewAndSend.ts'
import {
  sendMutation,
  type SendOptions,
  type SubmissionMutation,
  type SuccessOf,
} from './sendMutation.ts'
import { useAttempt, type AttemptOptions, type Submission } from './useAttempt.ts'

type Options<Mutation extends SubmissionMutation, Input> = Omit<
  SendOptions<Mutation>,
  'variables' | 'optimisticUpdater'
> &
  Omit<AttemptOptions<Input, SuccessOf<Mutation>>, 'send'> & {
    /** What is sent for an input. */
    variables: (input: Input, idempotencyKey: string) => Mutation['variables']
  }

/**
 * Hands something in by a mutation: whether it is under way, what was refused, and the same once more where no
 * answer came. What a proof of work lifts is worked for; what wants a recent sign-in has the fan log in once more. See docs/submissions.md.
 */
export function useSubmission<Mutation extends SubmissionMutation, Input = void>({
  mutation,
  variables,
  updater,
  isRepeatable,
  isKeptAlive,
  ...attempt
}: Options<Mutation, Input>): Submission<Input> {
  const environment = useRelayEnvironment()
  const { proveWork, renewSignIn } = useSession()
  const send = (input: Input, key: string) => {
    const config: SendOptions<Mutation> = {
      mutation,
      variables: variables(input, key),
      updater,
      isRepeatable,
      isKeptAlive,
    }
    const prove = () => proveAndSend(() => sendMutation<Mutation>(environment, config), proveWork)
    return renewAndSend(prove, renewSignIn)
  }
  return useAttempt({ ...attempt, send })
}
