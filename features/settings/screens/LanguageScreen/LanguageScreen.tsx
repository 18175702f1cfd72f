import { FormattedMessage, useIntl } from 'react-intl'
import { Checkbox } from '#design-system/checkbox/Checkbox.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { RadioCards } from '#design-system/radio-cards/RadioCards.tsx'
import { Surface } from '#design-system/surface/Surface.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { useLanguage } from '#platform/intl/LanguageProvider.tsx'
import { locales } from '#platform/intl/locale.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import { languageNames } from '../../languageNames.ts'
import { paths } from '../../paths.ts'
import { page } from './LanguageScreen.css.ts'

/** `/settings/language`: the interface's language, and whether what fans write is translated. */
export function Screen() {
  const intl = useIntl()
  const { locale, setLocale, isAutoTranslated, setIsAutoTranslated } = useLanguage()
  return (
    <div className={page}>
      <PageHead title={intl.formatMessage({ id: 'settings.language.title' })} robots="noindex" />
      <TextLink href={paths.settings()}>
        <FormattedMessage id="settings.back" />
      </TextLink>
      <Heading level={1} tabIndex={-1}>
        <FormattedMessage id="settings.language.title" />
      </Heading>
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
    </div>
  )
}
