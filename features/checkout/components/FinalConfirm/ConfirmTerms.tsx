import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { addressOfMethodChoice } from '#addresses/checkout.ts'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { useCardName } from '#features/payments/index.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { Sum } from '../Sum/Sum.tsx'
import type { BalanceAfter_viewer$key } from './__generated__/BalanceAfter_viewer.graphql.ts'
import type { ConfirmTerms_session$key } from './__generated__/ConfirmTerms_session.graphql.ts'
import { BalanceAfter } from './BalanceAfter.tsx'
import { CoinSplit } from './CoinSplit.tsx'
import { ItemTerms } from './ItemTerms.tsx'
import { RenewalTerms } from './RenewalTerms.tsx'
import { TermRow } from './TermRow.tsx'
import { deadlineOf } from './terms.ts'
import { rows } from './FinalConfirm.css.ts'

type ConfirmTermsProps = {
  session: ConfirmTerms_session$key
  viewer: BalanceAfter_viewer$key
}

/** The total, what sending costs, how and when it is paid, when it comes, how it can be cancelled, and until when it can be ordered. */
export function ConfirmTerms({ viewer, ...props }: ConfirmTermsProps) {
  const session = useFragment(
    graphql`
      fragment ConfirmTerms_session on CheckoutSession @throwOnFieldError {
        id
        origin
        method
        instrument {
          brand
          last4
        }
        totalYen
        totalCoins
        isSent
        expiresAt
        coins {
          ...CoinSplit_coins
        }
        ...ItemTerms_session
        ...BalanceAfter_session
        ...RenewalTerms_session
        lines {
          item {
            saleUntil
          }
        }
      }
    `,
    props.session,
  )
  const intl = useIntl()
  const nameOf = useCardName()
  const { dayAndTime } = useTokyoTime()
  const method = session.method ?? 'COINS'
  const isInCoins = method === 'COINS'
  const total = (isInCoins ? session.totalCoins : session.totalYen) ?? 0
  const items = session.lines.map(({ item }) => item)
  return (
    <dl className={rows}>
      <TermRow id="checkout.terms.total">
        <Sum amount={total} currency={isInCoins ? 'COINS' : 'YEN'} size="large" />
      </TermRow>
      {session.isSent && (
        <TermRow id="checkout.terms.shipping">
          <FormattedMessage id="checkout.terms.shipping.included" />
        </TermRow>
      )}
      <TermRow id="checkout.terms.method">
        {session.instrument
          ? nameOf(session.instrument)
          : intl.formatMessage({ id: `checkout.method.${method}` })}{' '}
        <TextLink href={addressOfMethodChoice(session)}>
          <FormattedMessage id="checkout.terms.change" />
        </TextLink>
      </TermRow>
      {isInCoins && session.coins && (
        <TermRow id="checkout.terms.split">
          <CoinSplit coins={session.coins} />
        </TermRow>
      )}
      <TermRow id="checkout.terms.payment">
        {intl.formatMessage({
          id: session.instrument
            ? 'checkout.terms.payment.CARD.saved'
            : `checkout.terms.payment.${method}`,
        })}
      </TermRow>
      <RenewalTerms session={session} />
      <ItemTerms session={session} />
      <BalanceAfter session={session} viewer={viewer} />
      <TermRow id="checkout.terms.deadline">
        <FormattedMessage
          id="checkout.terms.until"
          values={{ until: dayAndTime(deadlineOf(session.expiresAt, items)) }}
        />
      </TermRow>
    </dl>
  )
}
