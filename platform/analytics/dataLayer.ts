/** What the tag systems read. Nothing here names a person: no e-mail, no phone, no display name. */
export type AnalyticsEvent =
  | { event: 'page_view'; page: string; tenantId: string }
  | { event: 'user_properties'; user_properties: { login_status: 'guest' | 'fan' } }
  | { event: 'language'; language: string }
  | { event: 'auto_translation'; auto_translation: boolean }

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Hands an event to whichever tag system is there, or will be: the layer keeps what comes first. */
export function pushEvent(event: AnalyticsEvent): void {
  window.dataLayer ??= []
  window.dataLayer.push(event)
}
