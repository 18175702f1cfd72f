import type { Locale } from '#platform/intl/locale.ts'
import type { Brand } from '#platform/theme/brand.ts'
import type { Theme } from '#platform/theme/theme.ts'
import type { Flags } from '#rules/flags.ts'

/** What a document tells the app that it starts. No secrets: anyone can read it. */
export type AppSettings = {
  tenantId: string
  locale: Locale
  theme: Theme
  /** What the tenant's pages wear besides; what is left out is as usual. */
  brand?: Partial<Brand>
  /** Where the gateway is: this origin unless the build says otherwise. */
  gatewayOrigin: string
  origin: string
  isGetEnabled: boolean
  isClosedCommunity: boolean
  /** Whom this document was rendered for, as the sign-in provider knows them; null for a guest. */
  userId: string | null
  /** What was decided for them, so that the page is drawn once. */
  flags: Flags
  /** The Auto-Translation header: the cookie's value, `false` unless set. */
  autoTranslation: string
  identity: { apiKey: string; projectId: string; authDomain: string; emulatorOrigin?: string }
  sentryDsn?: string
  analytics: { tagManagerId?: string; gtagId?: string; consentToolUrl?: string }
}

/** Throws where the tenant is not known: every call needs it. */
export function requireTenant(settings: Pick<AppSettings, 'tenantId'>): string {
  if (!settings.tenantId) throw new Error('No tenant id: set TENANT_ID in the environment.')
  return settings.tenantId
}
