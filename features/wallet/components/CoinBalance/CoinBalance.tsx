import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Banner } from '#design-system/banner/Banner.tsx'
import { Changing } from '#design-system/changing/Changing.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Text } from '#design-system/text/Text.tsx'
import type { CoinBalance_wallet$key } from './__generated__/CoinBalance_wallet.graphql.ts'
import { amount, balance, figure, unit } from './CoinBalance.css.ts'

/** How many coins a fan can spend, free and paid; where they owe some, that none can be. */
export function CoinBalance(props: { wallet: CoinBalance_wallet$key }) {
  const { free, paid, owed } = useFragment(
    graphql`
      fragment CoinBalance_wallet on CoinWallet @throwOnFieldError {
        free
        paid
        owed
      }
    `,
    props.wallet,
  )
  const count = free + paid
  return (
    <>
      <div className={balance}>
        <Text size="small" weight="bold">
          <FormattedMessage id="wallet.balance.label" />
        </Text>
        <p className={amount}>
          <span className={figure}>
            <Icon name="coin" size={32} />
            <Changing of={count}>
              <FormattedNumber value={count} />
            </Changing>
          </span>
          <span className={unit}>
            <Changing of={count}>
              <FormattedMessage id="wallet.balance.unit" values={{ count }} />
            </Changing>
          </span>
        </p>
        <Text tabular>
          <Changing of={`${free} ${paid}`}>
            <FormattedMessage id="wallet.balance.split" values={{ free, paid }} />
          </Changing>
        </Text>
        <Text size="small" tone="muted">
          <FormattedMessage id="wallet.balance.order" />
        </Text>
      </div>
      {owed > 0 && <Frozen owed={owed} />}
    </>
  )
}

function Frozen({ owed }: { owed: number }) {
  const title = useIntl().formatMessage({ id: 'wallet.frozen.title' })
  return (
    <Banner tone="warning" title={title}>
      <FormattedMessage id="wallet.frozen.body" values={{ owed }} />
    </Banner>
  )
}
