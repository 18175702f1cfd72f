import { useIntl } from 'react-intl'
import { paths } from '#addresses/settings.ts'
import { Page } from '#design-system/page/Page.tsx'
import { RadioCards } from '#design-system/radio-cards/RadioCards.tsx'
import { useLanguage } from '#platform/intl/useLanguage.ts'
import { locales } from '#platform/intl/locale.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import { languageNames } from '../../languageNames.ts'

/** `/settings/language`: the interface's language. */
export function Screen() {
  const intl = useIntl()
  const { locale, setLocale } = useLanguage()
  const title = intl.formatMessage({ id: 'settings.language.title' })
  return (
    <Page
      title={title}
      back={{ href: paths.settings(), label: intl.formatMessage({ id: 'settings.back' }) }}
    >
      <PageHead title={title} robots="noindex" />
      <RadioCards
        label={intl.formatMessage({ id: 'settings.language.label' })}
        description={intl.formatMessage({ id: 'settings.language.description' })}
        value={locale}
        onChange={setLocale}
        options={locales.map((value) => ({ value, label: languageNames[value] }))}
      />
    </Page>
  )
}
