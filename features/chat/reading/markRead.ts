import { graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { sendMutation } from '#platform/submission/sendMutation.ts'
import type { markReadMutation } from './__generated__/markReadMutation.graphql.ts'

/**
 * Tells the gateway how far the fan has read. The answer says how far the channel is, so the same call
 * shows whether something was missed. Rejects where no answer came.
 */
export function markRead(
  environment: IEnvironment,
  channelId: string,
  seq: number,
): Promise<unknown> {
  return sendMutation<markReadMutation>(environment, {
    mutation: graphql`
      mutation markReadMutation($input: MarkChannelReadInput!) {
        markChannelRead(input: $input) {
          ... on MarkChannelReadSuccess @alias(as: "success") {
            channel {
              id
              lastSeq
              lastRev
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: { input: { channelId, seq } },
    // Reading never goes back, so it is safe to say it again; the page may be closing.
    isRepeatable: true,
    isKeptAlive: true,
  })
}
