import { createHash } from 'node:crypto'

// Nothing of the app can be relied on here, so the page carries all it needs. Light and dark follow the system.
const style = `:root{color-scheme:light dark}body{margin:0;font:16px/1.7 "Noto Sans JP",system-ui,sans-serif;background:light-dark(#fbfefc,#0e1512);color:light-dark(#1c2024,#edeef0)}main{min-height:100dvh;display:grid;place-content:center;justify-items:center;gap:16px;padding:24px;box-sizing:border-box;text-align:center}h1{font-size:20px;margin:0;text-wrap:balance}p{margin:0;max-width:26em}a{display:inline-block;margin-top:8px;padding:10px 24px;border-radius:8px;background:#218358;color:#fff;font-weight:700;text-decoration:none}a:focus-visible{outline:2px solid #218358;outline-offset:3px}`
const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

type Words = { title: string; body: string; retry?: string }

/** A page that stands in for one of the app's: it has no scripts and leaves all cookies as they are. */
export function plainPage(
  locale: 'ja' | 'en',
  { title, body, retry }: Words,
  status: number,
  headers: Record<string, string> = {},
): Response {
  const again = retry === undefined ? '' : `<a href="">${retry}</a>`
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${body}</p>${again}</main></body></html>`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src ${styleHash}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      ...headers,
    },
  })
}

/** The language of an address, where the app can't be asked. */
export function localeOf({ pathname }: URL): 'ja' | 'en' {
  return /^\/en(\/|$)/.test(pathname) ? 'en' : 'ja'
}
