import { useEffect, useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useSession } from '#platform/session/session.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { useReadMark_information$key } from './__generated__/useReadMark_information.graphql.ts'
import type { useReadMarkMutation } from './__generated__/useReadMarkMutation.graphql.ts'

/** Marks an information as read once a fan has it before them. Where no answer comes it stays unread, and nothing is said. */
export function useReadMark(information: useReadMark_information$key): void {
  const { id, viewerUnread } = useFragment(
    graphql`
      fragment useReadMark_information on GeneralInformation @throwOnFieldError {
        id
        viewerUnread
      }
    `,
    information,
  )
  const { status } = useSession()
  const { submit } = useSubmission<useReadMarkMutation, string>({
    mutation: graphql`
      mutation useReadMarkMutation($input: ReadInformationInput!) {
        readInformation(input: $input) {
          ... on ReadInformationSuccess @alias(as: "success") {
            information {
              id
              viewerUnread
            }
            community {
              id
              viewerUnreadInformationCount
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (informationId) => ({ input: { informationId } }),
    isRepeatable: true,
    isKeptAlive: true,
  })
  const isDue = status === 'loggedIn' && viewerUnread
  const asked = useRef<string>(undefined)
  useEffect(() => {
    if (!isDue || asked.current === id) return
    asked.current = id
    submit(id)
  }, [isDue, id, submit])
}
