import { graphql } from 'react-relay'
import type { IEnvironment, RecordSourceProxy } from 'relay-runtime'
import { isOnItsWay, sendLatest } from '#platform/submission/sendLatest.ts'
import { sendMutation } from '#platform/submission/sendMutation.ts'
import type { sendReactionMutation } from './__generated__/sendReactionMutation.graphql.ts'
import type { UserError } from '#platform/submission/userError.ts'
import { applyReaction, type Reaction } from './applyReaction.ts'

/**
 * Sends a fan's reaction, which is seen at once; of one emoji at one message the last tap wins. Answers what was
 * refused, and rejects where there was no answer.
 */
export async function sendReaction(
  environment: IEnvironment,
  { messageId, emoji, isOn }: Reaction,
): Promise<UserError | undefined> {
  const reactionOf = (choice: boolean) => ({ messageId, emoji, isOn: choice })
  const answer = await sendLatest(environment, subjectOf({ messageId, emoji }), isOn, {
    send: (choice) => send(environment, reactionOf(choice)),
    show: (store, choice) => applyReaction(store, reactionOf(choice)),
  })
  return answer?.error
}

const subjectOf = ({ messageId, emoji }: Pick<Reaction, 'messageId' | 'emoji'>) =>
  `react:${messageId} ${emoji}`

/** Whether this emoji at this message is on its way from here. */
export const isSendingReaction = (
  environment: IEnvironment,
  reaction: Pick<Reaction, 'messageId' | 'emoji'>,
): boolean => isOnItsWay(environment, subjectOf(reaction))

function send(environment: IEnvironment, reaction: Reaction) {
  const { messageId } = reaction
  let revBefore: unknown
  return sendMutation<sendReactionMutation>(environment, {
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
  })
}

const revOf = (store: RecordSourceProxy, messageId: string) => store.get(messageId)?.getValue('rev')

const mutation = graphql`
  mutation sendReactionMutation($input: ReactToMessageInput!) {
    reactToMessage(input: $input) {
      ... on ReactToMessageSuccess @alias(as: "success") {
        __typename
      }
      ...userError_error @alias(as: "error")
    }
  }
`
