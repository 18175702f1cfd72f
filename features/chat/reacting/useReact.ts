import { graphql, useRelayEnvironment } from 'react-relay'
import type { RecordSourceProxy } from 'relay-runtime'
import { useFailureToast } from '#features/errors/index.ts'
import { sendMutation } from '#platform/submission/sendMutation.ts'
import { useSession } from '#platform/session/session.ts'
import type { useReactMutation } from './__generated__/useReactMutation.graphql.ts'
import { applyReaction, type Reaction } from './applyReaction.ts'

/** Gives the act of reacting: seen at once, and taken back where it was refused. A guest is asked to log in. */
export function useReact(): (reaction: Reaction) => void {
  const environment = useRelayEnvironment()
  const session = useSession()
  const tellFailure = useFailureToast()
  return (reaction) => {
    if (session.status === 'notLoggedIn') return session.openLogin({ step: 'login' })
    const { messageId } = reaction
    let revBefore: unknown
    sendMutation<useReactMutation>(environment, {
      mutation,
      variables: { input: reaction },
      isRepeatable: true,
      optimisticUpdater: (store) => {
        revBefore ??= revOf(store, messageId)
        applyReaction(store, reaction)
      },
      // What is counted comes by the stream: until then the fan's own stands. Where it has come, it is counted.
      updater: (store) => {
        const isDone = store.getRootField('reactToMessage')?.getType() === 'ReactToMessageSuccess'
        if (isDone && revOf(store, messageId) === revBefore) applyReaction(store, reaction)
      },
    }).then(
      ({ error }) => error && tellFailure(error),
      (error: Error) => tellFailure(error),
    )
  }
}

const revOf = (store: RecordSourceProxy, messageId: string) => store.get(messageId)?.getValue('rev')

const mutation = graphql`
  mutation useReactMutation($input: ReactToMessageInput!) {
    reactToMessage(input: $input) {
      ... on ReactToMessageSuccess @alias(as: "success") {
        __typename
      }
      ...userError_error @alias(as: "error")
    }
  }
`
