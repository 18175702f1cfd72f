import { graphql } from 'react-relay'
import { useFailureToast } from '#features/errors/index.ts'
import { putRoom, removeRoom } from './directLists.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { useAnswerRequestMutation } from './__generated__/useAnswerRequestMutation.graphql.ts'

/** Gives the act of accepting what a stranger asks, or rejecting it; what failed is said in passing. */
export function useAnswerRequest(channelId: string, onDone?: () => void) {
  const onFailed = useFailureToast()
  const { submit, isPending } = useSubmission<useAnswerRequestMutation, boolean>({
    mutation: graphql`
      mutation useAnswerRequestMutation($input: AnswerMessageRequestInput!) {
        answerMessageRequest(input: $input) {
          ... on AnswerMessageRequestSuccess @alias(as: "success") {
            channel {
              id
              viewerCanPost
              direct {
                id
                state
                messagesLeft
              }
            }
            directMessages {
              id
              unreadCount
              requestCount
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (isAccepted) => ({ input: { channelId, isAccepted } }),
    updater: (store, answer) => {
      const id = answer?.answerMessageRequest.success?.directMessages.id
      if (id === undefined) return
      const state = answer?.answerMessageRequest.success?.channel?.direct?.state
      if (state === undefined) removeRoom(store, id, { id: channelId, state, saidAt: undefined })
      else putRoom(store, id, channelId)
    },
    isRepeatable: true,
    onDone,
    onFailed,
  })
  return { answer: (isAccepted: boolean) => submit(isAccepted), isPending }
}
