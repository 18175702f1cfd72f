import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import { useFailureToast } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { useJoinRoomMutation } from './__generated__/useJoinRoomMutation.graphql.ts'

/** Gives the act of coming into a room; the page is read anew then, and what failed is said in passing. */
export function useJoinRoom(channelId: string) {
  const onFailed = useFailureToast()
  const { revalidate } = useRevalidator()
  const { submit, isPending } = useSubmission<useJoinRoomMutation>({
    mutation: graphql`
      mutation useJoinRoomMutation($input: JoinRoomInput!) {
        joinRoom(input: $input) {
          ... on JoinRoomSuccess @alias(as: "success") {
            channel {
              id
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: () => ({ input: { channelId } }),
    isRepeatable: true,
    onDone: () => void revalidate(),
    onFailed,
  })
  return { join: () => submit(), isJoining: isPending }
}
