import { graphql, useMutation } from 'react-relay'
import type { ShownError } from '#features/errors/index.ts'
import { useSession } from '#platform/session/session.ts'
import type { useJoinCommunityMutation } from './__generated__/useJoinCommunityMutation.graphql.ts'

type Joining = {
  communityId: string
  /** Where a guest comes back to once they have signed up. */
  redirectPath: string
  onJoined: () => void
  /** What went wrong: a union member of the payload, or a transport failure. */
  onFailed: (error: ShownError) => void
}

/** Joins a community; a guest signs up first, and the join is done when they are back. */
export function useJoinCommunity({ communityId, redirectPath, onJoined, onFailed }: Joining) {
  const session = useSession()
  const [commit, isJoining] = useMutation<useJoinCommunityMutation>(graphql`
    mutation useJoinCommunityMutation($communityId: ID!) {
      joinCommunity(input: { communityId: $communityId }) {
        __typename
        ... on JoinCommunitySuccess {
          community {
            id
            memberCount
            viewerMembership {
              id
              role
              oshi {
                id
              }
            }
          }
        }
        ... on UnauthenticatedError {
          field
        }
        ... on NotFoundError {
          field
        }
      }
    }
  `)
  const signUp = () =>
    session.openLogin({ step: 'signup', joinCommunityId: communityId, redirectPath })
  const join = () => {
    if (session.status === 'notLoggedIn') return signUp()
    commit({
      variables: { communityId },
      onCompleted: ({ joinCommunity }) => {
        if (joinCommunity.__typename === 'JoinCommunitySuccess') onJoined()
        else if (joinCommunity.__typename === 'UnauthenticatedError') signUp()
        else onFailed(joinCommunity)
      },
      onError: onFailed,
    })
  }
  return { join, isJoining }
}
