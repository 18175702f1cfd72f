import { graphql, type Environment } from 'relay-runtime'
import { sendMutation, type Sent } from '#platform/submission/sendMutation.ts'
import { joinCommunity } from './joinCommunity.ts'
import type { chooseOshiMutation } from './__generated__/chooseOshiMutation.graphql.ts'

/**
 * Makes a talent the fan's oshi; cheering for someone is joining their community. Rejects with what the network
 * threw.
 */
export async function chooseOshi(
  environment: Environment,
  communityId: string,
  talentId: string,
): Promise<Sent<unknown>> {
  await joinCommunity(environment, communityId)
  return sendMutation<chooseOshiMutation>(environment, {
    mutation: graphql`
      mutation chooseOshiMutation($input: ChooseOshiInput!) {
        chooseOshi(input: $input) {
          ... on ChooseOshiSuccess @alias(as: "success") {
            membership {
              id
              oshi {
                id
                isFollowedOnceChosen
                ...oshiActivity_talent
              }
            }
            follows {
              id
              followingCount
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: { input: { communityId, talentId } },
  })
}
