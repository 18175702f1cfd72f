import '#design-system/theme/styles.ts'
import { useSyncExternalStore, type ReactNode } from 'react'
import { IntlProvider, type IntlConfig } from 'react-intl'
import { RelayEnvironmentProvider } from 'react-relay'
import type { Environment } from 'relay-runtime'
import { LinkProvider } from '#design-system/link/LinkProvider.tsx'
import { FlagsProvider } from '#platform/flags/flags.ts'
import { OriginProvider } from '#platform/routing/origin.ts'
import { IsolatingIntl } from '#platform/intl/IsolatingIntl.tsx'
import type { MessageStore } from '#platform/intl/messageStore.ts'
import { BrandProvider } from '#platform/theme/brand.ts'
import { ThemeProvider } from '#platform/theme/ThemeProvider.tsx'
import type { AppSettings } from './settings.ts'
import { AppSettingsProvider } from './settingsContext.ts'
import { RouterLink } from './shell/RouterLink.tsx'

type AppProps = {
  settings: AppSettings
  environment: Environment
  messages: MessageStore
  children: ReactNode
}

/** The providers that every screen stands in. */
export function App({ settings, environment, messages, children }: AppProps) {
  const { locale } = settings
  const read = () => messages.words(locale)
  const words = useSyncExternalStore(messages.subscribe, read, read)
  return (
    <AppSettingsProvider value={settings}>
      <IntlProvider
        locale={locale}
        messages={words as IntlConfig['messages']}
        timeZone="Asia/Tokyo"
        onError={reportMissingWord}
      >
        <IsolatingIntl>
          <ThemeProvider initial={settings.theme}>
            <BrandProvider value={settings.brand ?? {}}>
              <LinkProvider link={RouterLink}>
                <OriginProvider value={settings.origin}>
                  <RelayEnvironmentProvider environment={environment}>
                    <FlagsProvider value={settings.flags}>{children}</FlagsProvider>
                  </RelayEnvironmentProvider>
                </OriginProvider>
              </LinkProvider>
            </BrandProvider>
          </ThemeProvider>
        </IsolatingIntl>
      </IntlProvider>
    </AppSettingsProvider>
  )
}

/** A missing word is a bug that a test finds; a fan sees its id rather than a crash. */
function reportMissingWord(error: Error): void {
  console.error(error.message)
}
