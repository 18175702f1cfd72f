import { createHash } from 'node:crypto'
import type { Language } from '../graphql/context.ts'
import type { InboxMessage } from './store.ts'

const words = {
  ja: {
    title: '受信箱',
    lead: 'デモが送ったメールとSMSは、ここに届きます。実際には送信されません。',
    all: 'すべての宛先',
    filtered: (to: string) => `宛先：${to}`,
    empty: 'まだ何も届いていません。登録やログインでコードを送ると、ここに表示されます。',
    live: '5秒ごとに更新',
    pause: '更新を止める',
    resume: '更新を再開する',
    MAIL: 'メール',
    SMS: 'SMS',
    asHtml: 'HTMLで見る',
    other: 'English',
  },
  en: {
    title: 'Inbox',
    lead: 'Mails and text messages of this demo arrive here. Nothing is really sent.',
    all: 'Everyone',
    filtered: (to: string) => `To ${to}`,
    empty:
      'Nothing has arrived yet. Ask for a code at sign-up or log-in, and it will show up here.',
    live: 'Updates every 5 seconds',
    pause: 'Pause',
    resume: 'Resume',
    MAIL: 'Mail',
    SMS: 'Text message',
    asHtml: 'See it as HTML',
    other: '日本語',
  },
}

const style = `
:root{color-scheme:light dark;--page:#f8f9f8;--paper:#fff;--line:#e2e5e3;--text:#1c201e;--muted:#5f6563;--accent:#2b7a4b;--soft:#e9f6ed}
@media (prefers-color-scheme:dark){:root{--page:#111312;--paper:#191b1a;--line:#2b2f2d;--text:#eceeed;--muted:#a3aaa6;--accent:#71d083;--soft:#132d21}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:16px/1.7 "Noto Sans JP Variable",system-ui,sans-serif;line-break:strict;overflow-wrap:anywhere}
main{max-width:680px;margin:0 auto;padding:32px 16px 64px}
header{margin-bottom:24px}
h1{margin:0;font-size:28px;line-height:1.3}
p{margin:4px 0}
.muted{color:var(--muted);font-size:14px}
nav{display:flex;flex-wrap:wrap;gap:4px 16px;margin-top:8px;font-size:14px}
a{color:var(--accent);text-underline-offset:3px}
a:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}
ol{display:grid;gap:16px;margin:0;padding:0;list-style:none}
article,.empty{background:var(--paper);border:1px solid var(--line);border-radius:16px;padding:20px 24px}
.empty{text-align:center;color:var(--muted);padding:48px 24px;text-wrap:balance}
.meta{display:flex;flex-wrap:wrap;gap:0 12px;font-size:14px;color:var(--muted)}
.kind{color:var(--accent);font-weight:600}
h2{margin:8px 0 0;font-size:18px;line-height:1.5;text-wrap:balance}
.body{margin:12px 0 0;white-space:pre-wrap}
.code{display:inline-block;padding:0 12px;border-radius:8px;background:var(--soft);color:var(--accent);font:700 22px/1.7 ui-monospace,monospace;letter-spacing:.12em;user-select:all}
`
const styleHash = createHash('sha256').update(style).digest('base64')

/** No script runs here, and no other page may frame it: it shows codes. */
export const inboxPolicy = `default-src 'none'; style-src 'self' 'sha256-${styleHash}'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** A mail's own style, and nothing else: what it links to opens, whatever else it might hold does not run. */
export const mailPolicy = `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation`

export type InboxView = { language: Language; to?: string; isPaused: boolean }

/** The inbox as a page that needs no scripts: it asks for itself again every five seconds. */
export function renderInbox(messages: readonly InboxMessage[], view: InboxView): string {
  const { language, to, isPaused } = view
  const text = words[language]
  const refresh = isPaused ? '' : '<meta http-equiv="refresh" content="5">'
  const other = language === 'ja' ? 'en' : 'ja'
  const everyone = to === undefined ? '' : link({ ...view, to: undefined }, text.all)
  const items = messages.map((message) => `<li>${article(message, view)}</li>`).join('')
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">${refresh}<title>${text.title} (${messages.length})</title><link rel="stylesheet" href="/inbox/fonts/index.css"><style>${style}</style></head>
<body><main>
<header><h1>${text.title}</h1><p class="muted">${text.lead}</p>
<nav><span class="muted">${to === undefined ? text.all : escape(text.filtered(to))}</span>${everyone}
${isPaused ? '' : `<span class="muted">${text.live}</span>`}
${link({ ...view, isPaused: !isPaused }, isPaused ? text.resume : text.pause)}
${link({ ...view, language: other }, text.other, other)}</nav></header>
${messages.length === 0 ? `<p class="empty">${text.empty}</p>` : `<ol>${items}</ol>`}
</main></body></html>`
}

function article(
  { id, kind, recipient, subject, body, html, sentAt }: InboxMessage,
  view: InboxView,
): string {
  const heading = subject === '' ? '' : `<h2>${escape(subject)}</h2>`
  const asHtml =
    html === null ? '' : `<a href="/inbox/mails/${id}">${words[view.language].asHtml}</a>`
  return `<article><div class="meta"><span class="kind">${words[view.language][kind]}</span>${link({ ...view, to: recipient }, recipient)}<time datetime="${sentAt.toISOString()}">${timeOf(sentAt, view.language)}</time>${asHtml}</div>${heading}<p class="body">${marked(body.trim())}</p></article>`
}

function link({ language, to, isPaused }: InboxView, text: string, lang?: Language): string {
  const query = new URLSearchParams({ lang: language })
  if (to !== undefined) query.set('to', to)
  if (isPaused) query.set('refresh', 'off')
  return `<a href="/inbox?${escape(query.toString())}"${lang ? ` lang="${lang}"` : ''}>${escape(text)}</a>`
}

/** Codes stand out and can be taken with one click; addresses become links. */
function marked(body: string): string {
  return body
    .split(/(https?:\/\/[^\s<>"']+|(?<![\d-])\d{6}(?![\d-]))/)
    .map((part, index) => {
      if (index % 2 === 0) return escape(part)
      return part.startsWith('http')
        ? `<a href="${escape(part)}" rel="noreferrer">${escape(part)}</a>`
        : `<strong class="code">${part}</strong>`
    })
    .join('')
}

function timeOf(instant: Date, language: Language): string {
  const locale = language === 'ja' ? 'ja-JP' : 'en-US'
  const options = { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Asia/Tokyo' } as const
  const jst = language === 'ja' ? '' : ' JST'
  return `${new Intl.DateTimeFormat(locale, options).format(instant)}${jst}`
}

const entities = new Map<string, string>([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
])

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities.get(character) ?? character)
}
