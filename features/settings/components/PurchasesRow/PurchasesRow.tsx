import { FormattedMessage } from 'react-intl'
import { paths as purchasesPaths } from '#features/purchases/paths.ts'
import { SettingsRow } from '../SettingsRow/SettingsRow.tsx'

/** The way to what a fan has ordered. */
export function PurchasesRow() {
  return (
    <SettingsRow href={purchasesPaths.history()} icon="store">
      <FormattedMessage id="settings.purchases.title" />
    </SettingsRow>
  )
}
