import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as walletPaths } from '#addresses/wallet.ts'
import { LinkRow } from '#design-system/link-rows/LinkRows.tsx'
import type { SpendingRow_viewer$key } from './__generated__/SpendingRow_viewer.graphql.ts'

/** The way to a fan's own cap of a month, with what it is where there is one and it is known. */
export function SpendingRow(props: { viewer: SpendingRow_viewer$key | null }) {
  const viewer = useFragment(
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
  const cap = viewer?.spending?.cap
  return (
    <LinkRow
      href={walletPaths.spending()}
      icon="lock"
      value={cap == null ? undefined : intl.formatMessage({ id: 'settings.spending.cap' }, { cap })}
    >
      <FormattedMessage id="settings.spending.title" />
    </LinkRow>
  )
}
