import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as walletPaths } from '#addresses/wallet.ts'
import { Changing } from '#design-system/changing/Changing.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import type { HeldCoins_wallet$key } from './__generated__/HeldCoins_wallet.graphql.ts'

/** What the fan has to draw with, before they choose how: discounts take paid coins alone. */
export function HeldCoins(props: { wallet: HeldCoins_wallet$key }) {
  const { free, paid } = useFragment(
    graphql`
      fragment HeldCoins_wallet on CoinWallet @throwOnFieldError {
        free
        paid
      }
    `,
    props.wallet,
  )
  return (
    <Text size="small" tabular>
      <Changing of={`${free} ${paid}`}>
        <FormattedMessage id="treasure.coins.held" values={{ count: free + paid, free, paid }} />
      </Changing>{' '}
      <TextLink href={walletPaths.coins()}>
        <FormattedMessage id="treasure.coins.see" />
      </TextLink>
    </Text>
  )
}
