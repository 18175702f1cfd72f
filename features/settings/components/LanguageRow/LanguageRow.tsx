import { FormattedMessage } from 'react-intl'
import { useLanguage } from '#platform/intl/LanguageProvider.tsx'
import { languageNames } from '../../languageNames.ts'
import { paths } from '../../paths.ts'
import { SettingsRow } from '../SettingsRow/SettingsRow.tsx'

/** The way to the language, with the present one in its own words. */
export function LanguageRow() {
  const { locale } = useLanguage()
  return (
    <SettingsRow href={paths.language()} icon="globe" value={languageNames[locale]}>
      <FormattedMessage id="settings.language.title" />
    </SettingsRow>
  )
}
