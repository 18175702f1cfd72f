import { graphql, type Environment } from 'relay-runtime'
import { joinCommunity } from './joinCommunity.ts'
import { commit } from './submissions/commit.ts'
import type { chooseOshiMutation } from './__generated__/chooseOshiMutation.graphql.ts'

/**
 * Makes a talent the fan's oshi; cheering for someone is joining their community. Rejects with what was
 * refused, or with what the network threw.
 */
export async function chooseOshi(
  environment: Environment,
  communityId: string,
  talentId: string,
): Promise<void> {
  await joinCommunity(environment, communityId)
  const { chooseOshi: chosen } = await commit<chooseOshiMutation>(
    environment,
    graphql`
      mutation chooseOshiMutation($input: ChooseOshiInput!) {
        chooseOshi(input: $input) {
          __typename
          ... on ChooseOshiSuccess {
            membership {
              id
              oshi {
                id
              }
            }
          }
        }
      }
    `,
    { input: { communityId, talentId } },
  )
  if (chosen.__typename !== 'ChooseOshiSuccess') throw new Error('The oshi could not be chosen.')
}
