import { graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { sendMutation } from '#platform/submission/sendMutation.ts'
import type { Timeline } from '#schema/types.generated.ts'
import type { markTimelineMutation } from './__generated__/markTimelineMutation.graphql.ts'

/** Tells the gateway how far the fan has seen a timeline, for all of their devices. Rejects where no answer came. */
export function markTimeline(
  environment: IEnvironment,
  timeline: Timeline,
  postId: string,
): Promise<unknown> {
  return sendMutation<markTimelineMutation>(environment, {
    mutation: graphql`
      mutation markTimelineMutation($input: MarkTimelineInput!) {
        markTimeline(input: $input) {
          ... on MarkTimelineSuccess @alias(as: "success") {
            timelines {
              id
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: { input: { timeline, postId } },
    // Seen once, it is seen: saying so again does no harm.
    isRepeatable: true,
  })
}
