import { createHash } from 'node:crypto'
import { isOutage } from '../database/pools.ts'
import type { Services } from '../graphql/context.ts'

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

// Nothing of the app can be relied on here, so the page carries all it needs. Light and dark follow the system.
const style = `:root{color-scheme:light dark}body{margin:0;font:16px/1.7 "Noto Sans JP",system-ui,sans-serif;background:light-dark(#fbfefc,#0e1512);color:light-dark(#1c2024,#edeef0)}main{min-height:100dvh;display:grid;place-content:center;justify-items:center;gap:16px;padding:24px;box-sizing:border-box;text-align:center}h1{font-size:20px;margin:0;text-wrap:balance}p{margin:0;max-width:26em}a{display:inline-block;margin-top:8px;padding:10px 24px;border-radius:8px;background:#218358;color:#fff;font-weight:700;text-decoration:none}a:focus-visible{outline:2px solid #218358;outline-offset:3px}`
const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

/**
 * The answer where a page could not be rendered: 503 in an outage, 429 for too many, else 500 with the cause in
 * the log. It has no scripts and leaves all cookies as they are.
 */
export function faultPage(error: unknown, url: URL, { log }: Pick<Services, 'log'>): Response {
  const isTooMany = error instanceof TooManyPages
  const isPassing = isTooMany || isOutage(error)
  if (!isPassing) log.error({ err: error, path: url.pathname }, 'a page could not be rendered')
  const locale = /^\/en(\/|$)/.test(url.pathname) ? 'en' : 'ja'
  const { [isPassing ? 'outage' : 'fault']: told, retry } = words[locale]
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${told.title}</title><style>${style}</style></head><body><main><h1>${told.title}</h1><p>${told.body}</p><a href="">${retry}</a></main></body></html>`
  return new Response(html, {
    status: isTooMany ? 429 : isPassing ? 503 : 500,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src ${styleHash}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      ...(isPassing
        ? { 'retry-after': String(isTooMany ? error.retryAfter : retryAfterSeconds) }
        : {}),
    },
  })
}
