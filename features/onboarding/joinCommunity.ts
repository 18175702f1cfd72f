import { graphql, type Environment } from 'relay-runtime'
import { commit } from './submissions/commit.ts'
import type { joinCommunityMutation } from './__generated__/joinCommunityMutation.graphql.ts'

/** Joins a community, once or again; false where it cannot be joined. Rejects on a fault of the connection. */
export async function joinCommunity(
  environment: Environment,
  communityId: string,
): Promise<boolean> {
  const { joinCommunity: joined } = await commit<joinCommunityMutation>(
    environment,
    graphql`
      mutation joinCommunityMutation($communityId: ID!) {
        joinCommunity(input: { communityId: $communityId }) {
          __typename
          ... on JoinCommunitySuccess {
            community {
              id
              viewerMembership {
                id
                oshi {
                  id
                }
              }
            }
          }
        }
      }
    `,
    { communityId },
  )
  return joined.__typename === 'JoinCommunitySuccess'
}
