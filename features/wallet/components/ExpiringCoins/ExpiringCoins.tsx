import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { lastInstant } from '#platform/time/lastInstant.ts'
import type { ExpiringCoins_wallet$key } from './__generated__/ExpiringCoins_wallet.graphql.ts'
import { line, list, until } from './ExpiringCoins.css.ts'

/** Which coins expire when, the soonest first. */
export function ExpiringCoins(props: { wallet: ExpiringCoins_wallet$key }) {
  const { expiring } = useFragment(
    graphql`
      fragment ExpiringCoins_wallet on CoinWallet @throwOnFieldError {
        expiring {
          at
          free
          paid
        }
      }
    `,
    props.wallet,
  )
  const tokyo = useTokyoTime()
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>
        <FormattedMessage id="wallet.expiring.title" />
      </Heading>
      {expiring.length === 0 ? (
        <Text tone="muted">
          <FormattedMessage id="wallet.expiring.empty" />
        </Text>
      ) : (
        <ul className={list}>
          {expiring.map(({ at, free, paid }) => (
            <li key={at} className={line}>
              <time dateTime={at} className={until}>
                <FormattedMessage
                  id="wallet.expiring.until"
                  values={{ instant: tokyo.whole(lastInstant(at)) }}
                />
              </time>
              <Text as="span" size="small" tone="muted" tabular>
                <FormattedMessage id={partsOf(free, paid)} values={{ free, paid }} />
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}

/** What is not there is not said. */
function partsOf(free: number, paid: number) {
  if (paid === 0) return 'wallet.expiring.free'
  return free === 0 ? 'wallet.expiring.paid' : 'wallet.balance.split'
}
