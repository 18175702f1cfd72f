import { useEffect, useRef } from 'react'
import { graphql } from 'react-relay'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { useReadReceivedMutation } from './__generated__/useReadReceivedMutation.graphql.ts'

/**
 * Marks what reached a fan as read once they have it before them. It still looks unread until they come back, so that they
 * see what is new. Where no answer comes it stays unread, and nothing is said.
 */
export function useReadReceived(ids: readonly string[]): void {
  const { submit } = useSubmission<useReadReceivedMutation, readonly string[]>({
    mutation: graphql`
      mutation useReadReceivedMutation($input: ReadReceivedInformationsInput!) {
        readReceivedInformations(input: $input) {
          ... on ReadReceivedInformationsSuccess @alias(as: "success") {
            communities {
              id
              viewerUnreadInformationCount
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (receivedIds) => ({ input: { receivedIds: [...receivedIds] } }),
    isRepeatable: true,
    isKeptAlive: true,
  })
  const asked = useRef('')
  const unread = ids.join(' ')
  useEffect(() => {
    if (unread === '' || asked.current === unread) return
    asked.current = unread
    submit(unread.split(' '))
  }, [unread, submit])
}
