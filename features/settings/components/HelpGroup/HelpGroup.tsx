import { FormattedMessage } from 'react-intl'
import { LinkGroup, LinkRow } from '#design-system/link-rows/LinkRows.tsx'
import { paths as referralPaths } from '#features/referral-code/paths.ts'
import { paths as supportPaths } from '#features/support/paths.ts'

/** The way to what is often asked, and to the desk; for a fan also to their own invitation code. */
export function HelpGroup({ isFan }: { isFan: boolean }) {
  return (
    <LinkGroup
      title={
        <FormattedMessage id={isFan ? 'settings.group.inviteAndHelp' : 'settings.group.help'} />
      }
    >
      {isFan && (
        <LinkRow href={referralPaths.referral()} icon="users">
          <FormattedMessage id="settings.referral.title" />
        </LinkRow>
      )}
      <LinkRow href={supportPaths.support()} icon="info">
        <FormattedMessage id="settings.support.title" />
      </LinkRow>
    </LinkGroup>
  )
}
