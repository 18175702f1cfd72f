import { FormattedMessage } from 'react-intl'
import { paths as collectionPaths } from '#features/collection/paths.ts'
import { SettingsRow } from '../SettingsRow/SettingsRow.tsx'

/** The way to the cards and medals that a fan has. */
export function CollectionRow() {
  return (
    <SettingsRow href={collectionPaths.collections()} icon="sparkle">
      <FormattedMessage id="settings.collection.title" />
    </SettingsRow>
  )
}
