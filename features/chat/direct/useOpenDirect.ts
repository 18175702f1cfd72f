import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { paths } from '#addresses/chat.ts'
import { useFailureToast } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { useOpenDirectMutation } from './__generated__/useOpenDirectMutation.graphql.ts'

/**
 * Gives the act of writing to somebody: it calls `onOpened` and leads to what the two have for themselves, or says why it
 * can't.
 */
export function useOpenDirect(onOpened?: () => void): (userId: string) => void {
  const navigate = useNavigate()
  const onFailed = useFailureToast()
  const { submit } = useSubmission<useOpenDirectMutation, string>({
    mutation: graphql`
      mutation useOpenDirectMutation($input: OpenDirectMessagesInput!) {
        openDirectMessages(input: $input) {
          ... on OpenDirectMessagesSuccess @alias(as: "success") {
            channel {
              id
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (userId) => ({ input: { userId } }),
    isRepeatable: true,
    logIn: { step: 'login' },
    onDone: ({ channel }) => {
      onOpened?.()
      void navigate(paths.direct({ private_channel_id: channel.id }))
    },
    onFailed,
  })
  return submit
}
