import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { paths as legalPaths } from '#features/legal/paths.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { methodPlaceOf } from '../../places.ts'
import { Sum } from '../Sum/Sum.tsx'
import type { ConfirmTerms_session$key } from './__generated__/ConfirmTerms_session.graphql.ts'
import { CoinSplit } from './CoinSplit.tsx'
import { deadlineOf, deliveriesOf, isGoods } from './terms.ts'
import { row, rows, term, what } from './FinalConfirm.css.ts'

/** The total, how and when it is paid, when it comes, how it can be cancelled, and until when it can be ordered. */
export function ConfirmTerms(props: { session: ConfirmTerms_session$key }) {
  const session = useFragment(
    graphql`
      fragment ConfirmTerms_session on CheckoutSession @throwOnFieldError {
        id
        origin
        method
        totalYen
        totalCoins
        expiresAt
        coins {
          ...CoinSplit_coins
        }
        lines {
          item {
            kind
            name
            deliveryEstimate
            saleUntil
          }
        }
      }
    `,
    props.session,
  )
  const intl = useIntl()
  const { dayAndTime } = useTokyoTime()
  const method = session.method ?? 'COINS'
  const isInCoins = method === 'COINS'
  const total = (isInCoins ? session.totalCoins : session.totalYen) ?? 0
  const items = session.lines.map(({ item }) => item)
  const atOnce = intl.formatMessage({ id: 'checkout.terms.delivery.atOnce' })
  return (
    <dl className={rows}>
      <Row id="checkout.terms.total">
        <Sum amount={total} currency={isInCoins ? 'COINS' : 'YEN'} size="large" />
      </Row>
      <Row id="checkout.terms.method">
        {intl.formatMessage({ id: `checkout.method.${method}` })}{' '}
        <TextLink href={methodPlaceOf(session)}>
          <FormattedMessage id="checkout.terms.change" />
        </TextLink>
      </Row>
      {isInCoins && session.coins && (
        <Row id="checkout.terms.split">
          <CoinSplit coins={session.coins} />
        </Row>
      )}
      <Row id="checkout.terms.payment">
        {intl.formatMessage({ id: `checkout.terms.payment.${method}` })}
      </Row>
      <Row id="checkout.terms.delivery">
        {deliveriesOf(items, atOnce).map(({ estimate, names }) => (
          <p key={estimate}>
            {names === null
              ? estimate
              : intl.formatMessage({ id: 'checkout.terms.delivery.of' }, { names, estimate })}
          </p>
        ))}
      </Row>
      <Row id="checkout.terms.cancellation">
        <FormattedMessage
          id={
            items.some(isGoods)
              ? 'checkout.terms.cancellation.goods'
              : 'checkout.terms.cancellation.digital'
          }
        />{' '}
        <TextLink href={legalPaths.commercialTransactions()}>
          <FormattedMessage id="checkout.terms.law" />
        </TextLink>
      </Row>
      <Row id="checkout.terms.deadline">
        <FormattedMessage
          id="checkout.terms.until"
          values={{ until: dayAndTime(deadlineOf(session.expiresAt, items)) }}
        />
      </Row>
    </dl>
  )
}

type RowId =
  | 'checkout.terms.total'
  | 'checkout.terms.method'
  | 'checkout.terms.split'
  | 'checkout.terms.payment'
  | 'checkout.terms.delivery'
  | 'checkout.terms.cancellation'
  | 'checkout.terms.deadline'

function Row({ id, children }: { id: RowId; children: ReactNode }) {
  return (
    <div className={row}>
      <dt className={term}>
        <FormattedMessage id={id} />
      </dt>
      <dd className={what}>{children}</dd>
    </div>
  )
}
