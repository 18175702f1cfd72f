import { graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { sendMutation } from '#platform/submission/sendMutation.ts'
import type { tellTypingMutation } from './__generated__/tellTypingMutation.graphql.ts'

/** A little more than the gateway asks for, so that no mark comes too early, and less than one stands. Milliseconds. */
const apartMs = 3_500

const toldAt = new Map<string, number>()

/** Says that the fan is writing in a channel, now and then while they are. Where that fails, nothing is lost. */
export function tellTyping(environment: IEnvironment, channelId: string): void {
  const now = performance.now()
  if (now - (toldAt.get(channelId) ?? Number.NEGATIVE_INFINITY) < apartMs) return
  toldAt.set(channelId, now)
  sendMutation<tellTypingMutation>(environment, {
    mutation: graphql`
      mutation tellTypingMutation($input: TellTypingInput!) {
        tellTyping(input: $input) {
          ... on TellTypingSuccess @alias(as: "success") {
            isTold
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: { input: { channelId } },
  }).catch(() => undefined)
}
