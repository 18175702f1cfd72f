import { FormattedMessage } from 'react-intl'
import { paths as chat } from '#features/chat/paths.ts'
import { paths } from '#features/mute/paths.ts'
import { paths as notifications } from '#features/notification/paths.ts'
import { SettingsRow } from '../SettingsRow/SettingsRow.tsx'

/** The ways to what a fan is told of, and to whom and what they keep off their screen. */
export function MuteRows() {
  return (
    <>
      <SettingsRow href={notifications.settings()} icon="bell">
        <FormattedMessage id="settings.notifications.title" />
      </SettingsRow>
      <SettingsRow href={chat.messagePolicy()} icon="mail">
        <FormattedMessage id="settings.directMessages.title" />
      </SettingsRow>
      <SettingsRow href={paths.mutedUsers()} icon="mute">
        <FormattedMessage id="settings.mutedUsers.title" />
      </SettingsRow>
      <SettingsRow href={paths.mutedWords()} icon="eyeOff">
        <FormattedMessage id="settings.mutedWords.title" />
      </SettingsRow>
      <SettingsRow href={paths.blockedUsers()} icon="block">
        <FormattedMessage id="settings.blockedUsers.title" />
      </SettingsRow>
      <SettingsRow href={paths.hiddenMessages()} icon="messages">
        <FormattedMessage id="settings.hiddenMessages.title" />
      </SettingsRow>
    </>
  )
}
