import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Banner } from '#design-system/banner/Banner.tsx'
import { Chip } from '#design-system/chip/Chip.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { lastInstant } from '#platform/time/lastInstant.ts'
import type {
  ExpiringCoins_wallet$data,
  ExpiringCoins_wallet$key,
} from './__generated__/ExpiringCoins_wallet.graphql.ts'
import { line, list, until } from './ExpiringCoins.css.ts'

/** When fans are told, as by mail, and from when it is urgent. */
const daysToTell = 30
const daysToWarn = 7

/** Which coins expire when, the soonest first. */
export function ExpiringCoins(props: { wallet: ExpiringCoins_wallet$key }) {
  const { expiring } = useFragment(
    graphql`
      fragment ExpiringCoins_wallet on CoinWallet @throwOnFieldError {
        expiring {
          at
          daysLeft
          free
          paid
        }
      }
    `,
    props.wallet,
  )
  const tokyo = useTokyoTime()
  const isSoon = expiring.some(({ daysLeft }) => daysLeft <= daysToWarn)
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
        <>
          {isSoon && <ExpiringSoon {...expiring[0]!} />}
          <ul className={list}>
            {expiring.map(({ at, daysLeft, free, paid }) => (
              <li key={at} className={line}>
                <time dateTime={at} className={until}>
                  <FormattedMessage
                    id="wallet.expiring.until"
                    values={{ instant: tokyo.whole(lastInstant(at)) }}
                  />
                </time>
                {daysLeft <= daysToTell && (
                  <Chip tone={daysLeft <= daysToWarn ? 'warning' : 'neutral'}>
                    <FormattedMessage id="wallet.expiring.daysLeft" values={{ daysLeft }} />
                  </Chip>
                )}
                <Text as="span" size="small" tone="muted" tabular>
                  <FormattedMessage id={partsOf(free, paid)} values={{ free, paid }} />
                </Text>
              </li>
            ))}
          </ul>
        </>
      )}
    </Stack>
  )
}

type Expiring = ExpiringCoins_wallet$data['expiring'][number]

/** What expires first, said so that nobody misses it. */
function ExpiringSoon({ at, daysLeft, free, paid }: Expiring) {
  const intl = useIntl()
  const tokyo = useTokyoTime()
  return (
    <Banner
      tone="warning"
      title={intl.formatMessage({ id: 'wallet.expiring.soon.title' }, { daysLeft })}
    >
      <FormattedMessage
        id="wallet.expiring.soon.body"
        values={{ instant: tokyo.whole(lastInstant(at)), count: free + paid }}
      />
    </Banner>
  )
}

/** What is not there is not said. */
function partsOf(free: number, paid: number) {
  if (paid === 0) return 'wallet.expiring.free'
  return free === 0 ? 'wallet.expiring.paid' : 'wallet.balance.split'
}
