import { FormattedMessage } from 'react-intl'
import { Text } from '#design-system/text/Text.tsx'
import { row, rows } from './Facts.css.ts'

type FactName =
  | 'subscription.price'
  | 'subscription.period'
  | 'subscription.chargedNext'
  | 'subscription.ends'
  | 'subscription.ended'
  | 'subscription.newPrice'
  | 'subscription.invoice.number'
  | 'subscription.invoice.amount'
  | 'subscription.invoice.at'
  | 'subscription.invoice.paidAt'

/** What is known of something, each under its name; null where there is nothing to say. */
export function Facts({ facts }: { facts: readonly (readonly [FactName, string | null])[] }) {
  return (
    <dl className={rows}>
      {facts.map(
        ([name, text]) =>
          text !== null && (
            <div key={name} className={row}>
              <Text as="dt" size="small" tone="muted">
                <FormattedMessage id={name} />
              </Text>
              <Text as="dd" size="small" weight="medium" tabular>
                {text}
              </Text>
            </div>
          ),
      )}
    </dl>
  )
}
