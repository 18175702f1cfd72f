import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Text that may stand in a page, since it was written here or escaped. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Html | readonly Html[] | false | undefined

/** A piece of a page; what is put in is escaped, unless it is one itself. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(texts.reduce((whole, text, at) => whole + textOf(parts[at - 1]) + text))
}

function textOf(part: Part): string {
  if (part === undefined || part === false) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(({ text }) => text).join('')
  return String(part).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/**
 * The glyphs of the pages' own words, for a device that has no Japanese font. It stands in the page: what an opaque
 * origin would fetch needs leave of its server. It comes before the system's font: behind one that lacks the glyphs,
 * Chromium leaves the first texts blank for good, as it meets them before the font is decoded.
 */
const font = readFileSync(new URL('./words.woff2', import.meta.url)).toString('base64')

const style = `
@font-face{font-family:Words;font-weight:400 700;src:local("Hiragino Sans"),local("Noto Sans JP"),local("Yu Gothic"),url(data:font/woff2;base64,${font})}
:root{color-scheme:light dark;--text:#1c2024;--soft:#60646c;--line:#d9d9e0;--face:#fff;--raised:#f9f9fb;--tone:#18794e;--on:#fff;--bad:#ce2c31}
@media(prefers-color-scheme:dark){:root{--text:#edeef0;--soft:#b0b4ba;--line:#43484e;--face:#111113;--raised:#18191b;--bad:#ff9592}}
:root[data-mode=light]{color-scheme:light;--text:#1c2024;--soft:#60646c;--line:#d9d9e0;--face:#fff;--raised:#f9f9fb;--bad:#ce2c31}
:root[data-mode=dark]{color-scheme:dark;--text:#edeef0;--soft:#b0b4ba;--line:#43484e;--face:#111113;--raised:#18191b;--bad:#ff9592}
*{box-sizing:border-box}
body{margin:0;padding:16px;font:16px/1.7 Words,system-ui,sans-serif;color:var(--text);background:var(--face);line-break:strict}
main{max-width:480px;margin:0 auto;display:grid;gap:16px}
h1{font-size:18px;margin:0}p{margin:0}.soft{color:var(--soft);font-size:14px}
.bad{color:var(--bad);font-size:14px}.sum{font-size:28px;font-weight:700;font-variant-numeric:tabular-nums}
label{display:grid;gap:4px;font-size:14px}label.choice{grid-template-columns:auto 1fr;align-items:center;gap:8px;min-height:44px}
input,select{font:inherit;font-size:16px;min-height:44px;padding:8px 12px;border:1px solid var(--line);border-radius:8px;background:var(--raised);color:var(--text);width:100%}
input[type=checkbox]{width:auto;min-height:0}input[aria-invalid]{border-color:var(--bad)}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:12px}
button{font:inherit;font-weight:600;min-height:44px;padding:8px 16px;border:1px solid var(--line);border-radius:8px;background:var(--raised);color:var(--text);width:100%}
button.main{background:var(--tone);border-color:var(--tone);color:var(--on)}
button:focus-visible,input:focus-visible{outline:3px solid var(--tone);outline-offset:2px}
form{display:grid;gap:12px}dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0}dd{margin:0;font-variant-numeric:tabular-nums;font-weight:600}
.card{border:1px solid var(--line);border-radius:12px;padding:16px;display:grid;gap:12px}
table{border-collapse:collapse;width:100%;font-size:14px}td,th{text-align:left;padding:6px;border-bottom:1px solid var(--line);vertical-align:top}td form{display:flex;gap:6px}td button{min-height:32px;padding:2px 8px;width:auto;font-weight:400}
.wide main{max-width:960px}`

const hash = createHash('sha256').update(style).digest('base64')

export type Language = 'ja' | 'en'

type Frame = {
  title: string
  language: Language
  /** As the page around it has chosen; the browser's own where it says nothing. */
  mode?: 'light' | 'dark' | undefined
  isWide?: boolean
}

/** A whole document, which runs no script and loads nothing. */
export function page(
  { title, language, mode, isWide = false }: Frame,
  content: Html,
  status = 200,
): Response {
  const { text } =
    html`<!doctype html><html lang="${language}"${mode ? new Html(` data-mode="${mode}"`) : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${new Html(style)}</style></head><body${isWide ? new Html(' class="wide"') : ''}><main>${content}</main></body></html>`
  return new Response(text, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; font-src data:; form-action 'self'; base-uri 'none'`,
    },
  })
}

/** Sends the browser on, within the site that it is at. */
export function goTo(path: string): Response {
  return new Response(null, { status: 303, headers: { location: path } })
}

/** The way back, on whichever site the browser is. */
export function pathOf(returnUrl: string | undefined): string {
  const { pathname, search } = new URL(returnUrl || '/payments/returned', 'http://site')
  return pathname + search
}
