import { FormattedMessage } from 'react-intl'
import { paths as subscriptionPaths } from '#features/subscription/paths.ts'
import { SettingsRow } from '../SettingsRow/SettingsRow.tsx'

/** The way to what a fan pays for each month. */
export function SubscriptionsRow() {
  return (
    <SettingsRow href={subscriptionPaths.subscriptions()} icon="calendar">
      <FormattedMessage id="settings.subscriptions.title" />
    </SettingsRow>
  )
}
