import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Text } from '#design-system/text/Text.tsx'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { useStanding } from '../../useStanding.ts'
import type { NextStep_purchase$key } from './__generated__/NextStep_purchase.graphql.ts'

/** How a purchase stands and what its fan does next, in a sentence, and in another what of it goes back. */
export function NextStep(props: { purchase: NextStep_purchase$key }) {
  const purchase = useFragment(
    graphql`
      fragment NextStep_purchase on Purchase @throwOnFieldError {
        payBy
        ...useStanding_purchase
      }
    `,
    props.purchase,
  )
  const { happened, returned, returnedSum } = useStanding(purchase)
  const tokyo = useTokyoTime()
  const payBy = purchase.payBy ? tokyo.dayAndTime(purchase.payBy) : ''
  return (
    <>
      <Text size="small">
        <FormattedMessage id={`purchases.next.${happened}`} values={{ payBy }} />
      </Text>
      {returned && (
        <Text size="small">
          <FormattedMessage id={`purchases.returned.${returned}`} values={{ sum: returnedSum }} />
        </Text>
      )}
    </>
  )
}
