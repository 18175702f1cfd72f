import { isOutage } from '../database/pools.ts'
import type { Services } from '../graphql/context.ts'
import { localeOf, plainPage } from './plainPage.ts'

const retryAfterSeconds = 5

/** One address asks for more pages than may be rendered for it. */
export class TooManyPages extends Error {
  override name = 'TooManyPages'
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super(`the next page may be rendered in ${retryAfter} s`)
    this.retryAfter = retryAfter
  }
}

const words = {
  ja: {
    outage: {
      title: 'ただいまつながりにくくなっています',
      body: 'すぐに戻ります。少し待ってから、もう一度お試しください。ログインはそのままです。',
    },
    fault: {
      title: 'ページを表示できませんでした',
      body: 'こちらの不具合です。もう一度お試しください。ログインはそのままです。',
    },
    retry: 'もう一度ためす',
  },
  en: {
    outage: {
      title: 'We can’t be reached just now',
      body: 'We’ll be back in a moment. Wait a little, then try again. You’re still logged in.',
    },
    fault: {
      title: 'This page could not be shown',
      body: 'That’s our fault. Please try again. You’re still logged in.',
    },
    retry: 'Try again',
  },
}

/**
 * The answer where a page could not be rendered: 503 in an outage, 429 for too many, else 500 with the cause in
 * the log.
 */
export function faultPage(error: unknown, url: URL, { log }: Pick<Services, 'log'>): Response {
  const isTooMany = error instanceof TooManyPages
  const isPassing = isTooMany || isOutage(error)
  if (!isPassing) log.error({ err: error, path: url.pathname }, 'a page could not be rendered')
  const locale = localeOf(url)
  const { [isPassing ? 'outage' : 'fault']: told, retry } = words[locale]
  const status = isTooMany ? 429 : isPassing ? 503 : 500
  const wait = isTooMany ? error.retryAfter : retryAfterSeconds
  return plainPage(locale, { ...told, retry }, status, {
    ...(isPassing && { 'retry-after': String(wait) }),
  })
}
