import { graphql } from 'react-relay'
import type { ShownError } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { useJoinCommunityMutation } from './__generated__/useJoinCommunityMutation.graphql.ts'

type Joining = {
  communityId: string
  /** Where a guest comes back to once they have signed up. */
  redirectPath: string
  onJoined: () => void
  onFailed: (error: ShownError) => void
}

/** Joins a community; a guest signs up first, and the join is done when they are back. */
export function useJoinCommunity({ communityId, redirectPath, onJoined, onFailed }: Joining) {
  const { submit, isPending } = useSubmission<useJoinCommunityMutation>({
    mutation: graphql`
      mutation useJoinCommunityMutation($communityId: ID!) {
        joinCommunity(input: { communityId: $communityId }) {
          ... on JoinCommunitySuccess @alias(as: "success") {
            community {
              id
              memberCount
              viewerMembership {
                id
                role
                joinedAt
                oshi {
                  id
                  ...oshiActivity_talent
                }
              }
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: () => ({ communityId }),
    logIn: { step: 'signup', joinCommunityId: communityId, redirectPath },
    onDone: onJoined,
    onFailed,
  })
  return { join: () => submit(), isJoining: isPending }
}
