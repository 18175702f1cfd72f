import { FormattedMessage } from 'react-intl'
import { paths as chat } from '#addresses/chat.ts'
import { paths } from '#addresses/mute.ts'
import { paths as notifications } from '#addresses/notification.ts'
import { paths as timeline } from '#addresses/timeline.ts'
import { LinkGroup, LinkRow } from '#design-system/link-rows/LinkRows.tsx'

/** The ways to what a fan is told of, and to whom and what they keep off their screen. */
export function PeopleGroup() {
  return (
    <LinkGroup title={<FormattedMessage id="settings.group.people" />}>
      <LinkRow href={notifications.settings()} icon="bell">
        <FormattedMessage id="settings.notifications.title" />
      </LinkRow>
      <LinkRow href={timeline.settings()} icon="feed">
        <FormattedMessage id="settings.timeline.title" />
      </LinkRow>
      <LinkRow href={chat.messagePolicy()} icon="send">
        <FormattedMessage id="settings.directMessages.title" />
      </LinkRow>
      <LinkRow href={paths.mutedUsers()} icon="mute">
        <FormattedMessage id="settings.mutedUsers.title" />
      </LinkRow>
      <LinkRow href={paths.mutedWords()} icon="hash">
        <FormattedMessage id="settings.mutedWords.title" />
      </LinkRow>
      <LinkRow href={paths.blockedUsers()} icon="block">
        <FormattedMessage id="settings.blockedUsers.title" />
      </LinkRow>
      <LinkRow href={paths.hiddenMessages()} icon="eyeOff">
        <FormattedMessage id="settings.hiddenMessages.title" />
      </LinkRow>
    </LinkGroup>
  )
}
