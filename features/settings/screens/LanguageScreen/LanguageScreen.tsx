import { useIntl } from 'react-intl'
import { Checkbox } from '#design-system/checkbox/Checkbox.tsx'
import { Page } from '#design-system/page/Page.tsx'
import { RadioCards } from '#design-system/radio-cards/RadioCards.tsx'
import { Surface } from '#design-system/surface/Surface.tsx'
import { useLanguage } from '#platform/intl/LanguageProvider.tsx'
import { locales } from '#platform/intl/locale.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import { languageNames } from '../../languageNames.ts'
import { paths } from '../../paths.ts'

/** `/settings/language`: the interface's language, and whether what fans write is translated. */
export function Screen() {
  const intl = useIntl()
  const { locale, setLocale, isAutoTranslated, setIsAutoTranslated } = useLanguage()
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
      <Surface tone="paper" padding={4}>
        <Checkbox
          label={intl.formatMessage({ id: 'settings.autoTranslation.label' })}
          description={intl.formatMessage({ id: 'settings.autoTranslation.description' })}
          checked={isAutoTranslated}
          onChange={setIsAutoTranslated}
        />
      </Surface>
    </Page>
  )
}
