import { FormattedMessage } from 'react-intl'
import { paths } from '#features/account/paths.ts'
import { SettingsRow } from '../SettingsRow/SettingsRow.tsx'

/** The ways to what a fan logs in with. */
export function LogInRows() {
  return (
    <>
      <SettingsRow href={paths.email()} icon="mail">
        <FormattedMessage id="settings.email.title" />
      </SettingsRow>
      <SettingsRow href={paths.phoneNumber()} icon="phone">
        <FormattedMessage id="settings.phoneNumber.title" />
      </SettingsRow>
      <SettingsRow href={paths.password()} icon="key">
        <FormattedMessage id="settings.password.title" />
      </SettingsRow>
    </>
  )
}
