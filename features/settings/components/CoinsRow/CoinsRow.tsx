import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as walletPaths } from '#features/wallet/paths.ts'
import type { CoinsRow_viewer$key } from './__generated__/CoinsRow_viewer.graphql.ts'
import { SettingsRow } from '../SettingsRow/SettingsRow.tsx'

/** The way to a fan's coins, with how many they can spend; nothing for a guest. */
export function CoinsRow(props: { viewer: CoinsRow_viewer$key }) {
  const { coinWallet } = useFragment(
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
  if (!coinWallet) return null
  const count = coinWallet.free + coinWallet.paid
  return (
    <SettingsRow
      href={walletPaths.coins()}
      icon="coin"
      value={intl.formatMessage({ id: 'settings.coins.count' }, { count })}
    >
      <FormattedMessage id="settings.coins.title" />
    </SettingsRow>
  )
}
