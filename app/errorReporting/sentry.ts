import {
  browserTracingIntegration,
  captureException,
  init,
  replayIntegration,
  type BrowserOptions,
} from '@sentry/react'
import { isWorthReporting } from '#platform/errors/filters.ts'
import { startReporting } from '#platform/errors/report.ts'
import { scrub } from '#platform/errors/scrub.ts'

/** Every trace, a replay of each session with an error, and of no other. */
const rates = {
  tracesSampleRate: 1,
  replaysOnErrorSampleRate: 1,
  replaysSessionSampleRate: 0,
} as const satisfies BrowserOptions

/** Sends reports to the service, without what is everyday and without personal data. */
export function startSentry(dsn: string, tenantId: string): void {
  init({
    dsn,
    ...rates,
    dataCollection: { userInfo: false, cookies: false, urlQueryParams: false, httpBodies: [] },
    integrations: [
      browserTracingIntegration(),
      // What a replay shows is people's words and faces: only the layout is kept.
      replayIntegration({ maskAllText: true, maskAllInputs: true, blockAllMedia: true }),
    ],
    initialScope: { tags: { tenant: tenantId } },
    beforeSend: (event, { originalException }) =>
      isWorthReporting(event, originalException, navigator.userAgent) ? scrub(event) : null,
    beforeSendTransaction: (event) => scrub(event),
    beforeBreadcrumb: (breadcrumb) => scrub(breadcrumb),
  })
  startReporting(({ error, level, details }) => captureException(error, { level, extra: details }))
}
