import { graphql } from 'react-relay'
import { useFailureToast } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { UserMute } from '#schema/types.generated.ts'
import type { useMuteUserMutation } from './__generated__/useMuteUserMutation.graphql.ts'

type Muting = { userId: string; mute: UserMute }

/** Gives the act of muting somebody, blocking them, or neither; what failed is said in passing. */
export function useMuteUser(onDone?: (muting: Muting) => void) {
  const onFailed = useFailureToast()
  const { submit, isPending } = useSubmission<useMuteUserMutation, Muting>({
    mutation: graphql`
      mutation useMuteUserMutation($input: MuteUserInput!) {
        muteUser(input: $input) {
          ... on MuteUserSuccess @alias(as: "success") {
            mutes {
              id
              mutedUserIds
              blockedUserIds
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (input) => ({ input }),
    isRepeatable: true,
    logIn: { step: 'login' },
    onFailed,
  })
  return { muteUser: (muting: Muting) => submit(muting, () => onDone?.(muting)), isPending }
}
