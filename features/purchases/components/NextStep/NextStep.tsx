import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Text } from '#design-system/text/Text.tsx'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { NextStep_purchase$key } from './__generated__/NextStep_purchase.graphql.ts'

/** How a purchase stands and what its fan does next, in a sentence. */
export function NextStep(props: { purchase: NextStep_purchase$key }) {
  const { state, payBy, lines } = useFragment(
    graphql`
      fragment NextStep_purchase on Purchase @throwOnFieldError {
        state
        payBy
        lines {
          kind
        }
      }
    `,
    props.purchase,
  )
  const tokyo = useTokyoTime()
  const isSent = state === 'DONE' && lines.some(({ kind }) => kind === 'GOODS' || kind === 'GIFT')
  return (
    <Text size="small">
      <FormattedMessage
        id={isSent ? 'purchases.next.DONE.GOODS' : `purchases.next.${state}`}
        values={{ payBy: payBy ? tokyo.dayAndTime(payBy) : '' }}
      />
    </Text>
  )
}
