import type { Decorator } from '@storybook/react-vite'
import { I18nProvider } from 'react-aria-components'
import { useLayoutEffect } from 'react'
import { IntlProvider } from 'react-intl'
import { IsolatingIntl } from '#platform/intl/IsolatingIntl.tsx'
import type { Locale } from '#platform/intl/locale.ts'
import { localeOf } from '../toolbars.ts'

type Messages = NonNullable<React.ComponentProps<typeof IntlProvider>['messages']>
type MessageFiles = Record<string, { default: Messages }>

const files: Record<Locale, MessageFiles> = {
  ja: import.meta.glob<{ default: Messages }>('../../features/*/messages/ja.ts', { eager: true }),
  en: import.meta.glob<{ default: Messages }>('../../features/*/messages/en.ts', { eager: true }),
}

function messagesOf(locale: Locale): Messages {
  return Object.assign({}, ...Object.values(files[locale]).map((file) => file.default))
}

/** Every feature's words, by language. */
export const messages = { ja: messagesOf('ja'), en: messagesOf('en') }

/** A word that is missing or ill-formed fails its story, where react-intl would only warn. */
function refuse(error: unknown): never {
  throw error
}

/** Gives stories every feature's words in the toolbar's language, and Tokyo's time. */
export const withLocale: Decorator = (Story, { globals }) => {
  const locale = localeOf(globals)
  return (
    <Localised locale={locale}>
      <Story />
    </Localised>
  )
}

function Localised({ locale, children }: { locale: Locale; children: React.ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
  return (
    <I18nProvider locale={locale === 'ja' ? 'ja-JP' : 'en-US'}>
      <IntlProvider
        locale={locale}
        defaultLocale="ja"
        timeZone="Asia/Tokyo"
        messages={messages[locale]}
        onError={refuse}
      >
        <IsolatingIntl>{children}</IsolatingIntl>
      </IntlProvider>
    </I18nProvider>
  )
}
