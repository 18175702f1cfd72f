import { graphql, type Environment } from 'relay-runtime'
import { sendMutation } from '#platform/submission/sendMutation.ts'
import type { joinCommunityMutation } from './__generated__/joinCommunityMutation.graphql.ts'

/** Joins a community, once or again; false where it cannot be joined. Rejects on a fault of the connection. */
export async function joinCommunity(
  environment: Environment,
  communityId: string,
): Promise<boolean> {
  const { error } = await sendMutation<joinCommunityMutation>(environment, {
    mutation: graphql`
      mutation joinCommunityMutation($communityId: ID!) {
        joinCommunity(input: { communityId: $communityId }) {
          ... on JoinCommunitySuccess @alias(as: "success") {
            community {
              id
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
    variables: { communityId },
  })
  return !error
}
