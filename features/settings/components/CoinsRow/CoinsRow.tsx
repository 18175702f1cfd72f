import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as walletPaths } from '#addresses/wallet.ts'
import { LinkRow } from '#design-system/link-rows/LinkRows.tsx'
import type { CoinsRow_viewer$key } from './__generated__/CoinsRow_viewer.graphql.ts'

/** The way to a fan's coins, with how many they can spend where that is known. */
export function CoinsRow(props: { viewer: CoinsRow_viewer$key | null }) {
  const viewer = useFragment(
    graphql`
      fragment CoinsRow_viewer on Viewer @throwOnFieldError {
        coinWallet {
          free
          paid
        }
      }
    `,
    props.viewer,
  )
  const intl = useIntl()
  const coinWallet = viewer?.coinWallet
  return (
    <LinkRow
      href={walletPaths.coins()}
      icon="coin"
      value={
        coinWallet
          ? intl.formatMessage(
              { id: 'settings.coins.count' },
              { count: coinWallet.free + coinWallet.paid },
            )
          : undefined
      }
    >
      <FormattedMessage id="settings.coins.title" />
    </LinkRow>
  )
}
