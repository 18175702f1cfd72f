import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/store.ts'
import { Banner } from '#design-system/banner/Banner.tsx'
import { Button } from '#design-system/button/Button.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { useEarlySale } from '#features/subscription/index.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { BasketLineProblem_line$key } from './__generated__/BasketLineProblem_line.graphql.ts'

type BasketLineProblemProps = {
  line: BasketLineProblem_line$key
  isPending: boolean
  /** Says how many there shall be, at the price of now. */
  onChange: (quantity: number) => void
}

/** Why a line can't be ordered as it is, and the one press that mends it. */
export function BasketLineProblem({ isPending, onChange, ...props }: BasketLineProblemProps) {
  const { problem, quantity, most, priceYen, priceCoins, seenPriceYen, seenPriceCoins, item } =
    useFragment(
      graphql`
        fragment BasketLineProblem_line on BasketLine @throwOnFieldError {
          problem
          quantity
          most
          priceYen
          priceCoins
          seenPriceYen
          seenPriceCoins
          item {
            id
            saleFrom
            earlySale {
              ...useEarlySale_sale
            }
            viewerAllowed
            viewerCheckout {
              id
              ...CheckoutUnderWay_session
            }
          }
        }
      `,
      props.line,
    )
  const tokyo = useTokyoTime()
  const earlySale = useEarlySale(item.earlySale)
  if (problem == null) return null
  const { saleFrom } = item
  if (problem === 'PERIOD' && saleFrom != null && earlySale?.isOpen && !earlySale.viewerMay)
    return (
      <Banner tone="warning">
        <FormattedMessage
          id="store.problem.membersOnly"
          values={{ instant: tokyo.whole(saleFrom) }}
        />
      </Banner>
    )
  if (problem === 'VARIANT_REQUIRED')
    return (
      <Banner
        tone="warning"
        action={
          <TextLink href={paths.item({ item_id: item.id })}>
            <FormattedMessage id="store.problem.chooseAnew" />
          </TextLink>
        }
      >
        <FormattedMessage id="store.problem.VARIANT_REQUIRED" />
      </Banner>
    )
  if (item.viewerCheckout && problem !== 'PRICE_CHANGED')
    return (
      <Text size="small" tone="muted">
        <FormattedMessage id="store.underWay.line" />
      </Text>
    )
  const [before, now] =
    seenPriceYen === priceYen ? [seenPriceCoins, priceCoins] : [seenPriceYen, priceYen]
  const asset = seenPriceYen === priceYen ? 'coins' : 'yen'
  const mend = problem === 'PRICE_CHANGED' ? quantity : most
  return (
    <Banner
      tone="warning"
      action={
        mend > 0 && (
          <Button
            tone="neutral"
            emphasis="outline"
            size="small"
            disabled={isPending}
            onClick={() => onChange(mend)}
          >
            {problem === 'PRICE_CHANGED' ? (
              <FormattedMessage id="store.problem.accept" />
            ) : (
              <FormattedMessage id="store.problem.reduce" values={{ count: mend }} />
            )}
          </Button>
        )
      }
    >
      {problem === 'PRICE_CHANGED' ? (
        <FormattedMessage
          id={
            before == null || now == null ? 'store.problem.price' : `store.problem.price.${asset}`
          }
          values={{ before, now }}
        />
      ) : (
        <FormattedMessage
          id={`store.problem.${problem}`}
          values={{ count: problem === 'LIMIT' ? item.viewerAllowed : most }}
        />
      )}
    </Banner>
  )
}
