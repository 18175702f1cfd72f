import { graphql } from 'react-relay'
import { useNavigate, useRevalidator } from 'react-router-dom'
import { paths } from '#addresses/prize-draw.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import { keepReceipt } from '#features/treasure-machine/index.ts'
import type { useEnterDrawMutation } from './__generated__/useEnterDrawMutation.graphql.ts'

/**
 * Enters the viewer, and leads to the page that says so. What was signed stays in this browser: whoever leaves an
 * entry out later is shown to have.
 */
export function useEnterDraw(drawId: string) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { submit, ...rest } = useSubmission<useEnterDrawMutation, boolean>({
    mutation: graphql`
      mutation useEnterDrawMutation($input: EnterPrizeDrawInput!) {
        enterPrizeDraw(input: $input) {
          ... on EnterPrizeDrawSuccess @alias(as: "success") {
            entry {
              id
              evidence {
                receipt
                signature
                publicKey
              }
              draw {
                ...EntryPanel_draw
              }
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (withTicket, requestId) => ({ input: { drawId, withTicket, requestId } }),
    isRepeatable: true,
    logIn: { step: 'signup' },
    onDone: ({ entry }) => {
      keepReceipt(entry.id, entry.evidence)
      void navigate(`${paths.complete({ prize_draw_id: drawId })}?entry=${entry.id}`)
    },
    // It may have closed, or another device has entered.
    onFailed: () => void revalidate(),
  })
  return { ...rest, enter: submit }
}
