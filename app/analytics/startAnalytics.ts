import { paths as authPaths } from '#addresses/auth.ts'
import { pushEvent } from '#platform/analytics/dataLayer.ts'
import { reportError } from '#platform/errors/report.ts'
import type { AppSettings } from '../settings.ts'
import { startConsentTool } from './consentTool.ts'
import { loadScript } from './loadScript.ts'

/** A link's code stands in their addresses, and is nobody else's to read. */
const secretPages: readonly string[] = [authPaths.passwordReset(), authPaths.handler()]

const tagOrigin = 'https://www.googletagmanager.com'

/** What of the router this needs: where it is, and to be told when that changes. */
export type PageWatch = {
  /** The path without its language. */
  page: () => string
  onPage: (listener: () => void) => void
}

/** Tells the data layer who looks at which page in which language, and loads what is configured to read it. */
export function startAnalytics(settings: AppSettings, { page, onPage }: PageWatch): void {
  const { tenantId, locale, autoTranslation, userId, analytics } = settings
  pushEvent({ event: 'language', language: locale })
  pushEvent({ event: 'auto_translation', auto_translation: autoTranslation === 'true' })
  pushEvent({
    event: 'user_properties',
    user_properties: { login_status: userId === null ? 'guest' : 'fan' },
  })
  let seen: string | undefined
  let isRead = false
  const view = () => {
    if (seen === page()) return
    seen = page()
    pushEvent({ event: 'page_view', page: seen, tenantId })
    if (isRead || secretPages.includes(seen)) return
    isRead = true
    startTags(analytics)
    if (analytics.consentToolUrl) startConsentTool(analytics.consentToolUrl)
  }
  view()
  onPage(view)
}

/** Its reader tells commands from events by their being an `arguments` object. */
const gtag: (...command: unknown[]) => void = function () {
  window.dataLayer?.push(arguments)
}

function startTags({ tagManagerId, gtagId }: AppSettings['analytics']): void {
  if (tagManagerId && gtagId)
    reportError(
      new Error(
        'Both tag systems are on, and count each page twice: set GOOGLE_TAG_MANAGER_ID or GOOGLE_TAG_ID.',
      ),
    )
  if (tagManagerId) {
    window.dataLayer?.push({ event: 'gtm.js', 'gtm.start': Date.now() })
    loadScript(`${tagOrigin}/gtm.js?id=${encodeURIComponent(tagManagerId)}`)
  }
  if (gtagId) {
    gtag('js', new Date())
    gtag('config', gtagId, { send_page_view: false })
    loadScript(`${tagOrigin}/gtag/js?id=${encodeURIComponent(gtagId)}`)
  }
}
