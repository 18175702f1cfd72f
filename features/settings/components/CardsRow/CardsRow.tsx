import { FormattedMessage } from 'react-intl'
import { paths as paymentsPaths } from '#features/payments/paths.ts'
import { SettingsRow } from '../SettingsRow/SettingsRow.tsx'

/** The way to a fan's saved cards. */
export function CardsRow() {
  return (
    <SettingsRow href={paymentsPaths.cards()} icon="card">
      <FormattedMessage id="settings.cards.title" />
    </SettingsRow>
  )
}
