import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as walletPaths } from '#features/wallet/paths.ts'
import { SettingsRow } from '../SettingsRow/SettingsRow.tsx'
import type { SpendingRow_viewer$key } from './__generated__/SpendingRow_viewer.graphql.ts'

/** The way to a fan's own cap of a month, with what it is; nothing for a guest. */
export function SpendingRow(props: { viewer: SpendingRow_viewer$key }) {
  const { spending } = useFragment(
    graphql`
      fragment SpendingRow_viewer on Viewer @throwOnFieldError {
        spending {
          cap
        }
      }
    `,
    props.viewer,
  )
  const intl = useIntl()
  if (!spending) return null
  const { cap } = spending
  return (
    <SettingsRow
      href={walletPaths.spending()}
      icon="lock"
      value={
        cap === null ? undefined : intl.formatMessage({ id: 'settings.spending.cap' }, { cap })
      }
    >
      <FormattedMessage id="settings.spending.title" />
    </SettingsRow>
  )
}
