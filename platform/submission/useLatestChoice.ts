import { useEffect, useEffectEvent } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { GraphQLTaggedNode } from 'relay-runtime'
import { useSession, type LoginRequest } from '../session/session.ts'
import { holdAction, takeAction } from './pendingAction.ts'
import { sendLatest, type Show } from './sendLatest.ts'
import {
  hasSucceeded,
  sendMutation,
  type SubmissionMutation,
  type SuccessOf,
} from './sendMutation.ts'
import type { UserError } from './userError.ts'

type Options<Mutation extends SubmissionMutation, Choice> = {
  /** What is chosen, by a name of its own such as `wish:item_01`; a guest's act is held under it. */
  subject: string
  mutation: GraphQLTaggedNode
  variables: (choice: Choice) => Mutation['variables']
  show: Show<Choice>
  /** Puts a choice on screen for good once it is done, where the answer may not tell of it. */
  settle?: Show<Choice>
  /** The call outlives its page. */
  isKeptAlive?: boolean
  /** The act is a fan's alone: a guest is asked to log in, or to sign up, in this way. */
  logIn?: LoginRequest
  /** Once they are back and logged in, what a guest has chosen is done. */
  isResumed?: boolean
  /** The gateway has done what was chosen last. */
  onDone?: (choice: Choice, success: SuccessOf<Mutation>) => void
  onFailed: (error: UserError | Error) => void
}

/**
 * Gives the act of switching something that may be switched back at once: a like, a wish, a choice of the settings.
 * It is seen at once and taken back where it failed, and the last choice wins (`sendLatest`).
 */
export function useLatestChoice<Mutation extends SubmissionMutation, Choice = boolean>({
  subject,
  mutation,
  variables,
  show,
  settle,
  isKeptAlive,
  logIn,
  isResumed = false,
  onDone,
  onFailed,
}: Options<Mutation, Choice>): (choice: Choice) => void {
  const environment = useRelayEnvironment()
  const session = useSession()
  const askForLogIn = (choice: Choice) => {
    if (isResumed) holdAction(subject, { input: choice, key: crypto.randomUUID() })
    session.openLogin(logIn)
  }
  const send = async (choice: Choice) => {
    const answer = await sendMutation<Mutation>(environment, {
      mutation,
      variables: variables(choice),
      isRepeatable: true,
      isKeptAlive,
      optimisticUpdater: (store) => show(store, choice),
      updater: (store, response) => {
        if (hasSucceeded(response)) settle?.(store, choice)
      },
    })
    return { ...answer, choice }
  }
  const choose = (choice: Choice) => {
    if (logIn && session.status === 'notLoggedIn') return askForLogIn(choice)
    sendLatest(environment, subject, choice, { send, show }).then((answer) => {
      if (!answer) return
      if (!answer.error) return onDone?.(answer.choice, answer.success)
      if (logIn && answer.error.__typename === 'UnauthenticatedError') askForLogIn(choice)
      else onFailed(answer.error)
    }, onFailed)
  }
  const resume = useEffectEvent(() => {
    const act = takeAction(subject)
    if (act) choose(act.input as Choice)
  })
  const isFan = session.status === 'loggedIn'
  useEffect(() => {
    if (isFan && isResumed) resume()
  }, [isFan, isResumed, subject])
  return choose
}
