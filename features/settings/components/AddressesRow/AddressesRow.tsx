import { FormattedMessage } from 'react-intl'
import { paths as deliveryPaths } from '#features/delivery/paths.ts'
import { SettingsRow } from '../SettingsRow/SettingsRow.tsx'

/** The way to where a fan has things sent. */
export function AddressesRow() {
  return (
    <SettingsRow href={deliveryPaths.addresses()} icon="home">
      <FormattedMessage id="settings.addresses.title" />
    </SettingsRow>
  )
}
