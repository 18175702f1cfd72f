import { FormattedMessage } from 'react-intl'
import { paths as referralPaths } from '#addresses/referral-code.ts'
import { paths as supportPaths } from '#addresses/support.ts'
import { LinkGroup, LinkRow } from '#design-system/link-rows/LinkRows.tsx'

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
