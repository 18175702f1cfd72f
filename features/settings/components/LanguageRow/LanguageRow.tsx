import { FormattedMessage } from 'react-intl'
import { paths } from '#addresses/settings.ts'
import { LinkRow } from '#design-system/link-rows/LinkRows.tsx'
import { useLanguage } from '#platform/intl/useLanguage.ts'
import { languageNames } from '../../languageNames.ts'

/** The way to the language, with the present one in its own words. */
export function LanguageRow() {
  const { locale } = useLanguage()
  return (
    <LinkRow href={paths.language()} icon="globe" value={languageNames[locale]}>
      <FormattedMessage id="settings.language.title" />
    </LinkRow>
  )
}
