import type { Language } from '../graphql/context.ts'
import type { Mail } from './messenger.ts'

/** A label and what is said of it. */
export type Fact = readonly [label: string, value: string]

/** What a letter is made of, in the order in which it is read. */
export type LetterPart =
  | { kind: 'text'; text: string }
  /** What was bought, piece by piece, and what it comes to. */
  | {
      kind: 'lines'
      lines: readonly { name: string; quantity: number; sum: string }[]
      totals: readonly Fact[]
    }
  | { kind: 'facts'; title?: string; facts: readonly Fact[] }
  /** What is read off and typed in elsewhere, and how. */
  | { kind: 'codes'; title: string; codes: readonly Fact[]; how: string }
  | { kind: 'action'; label: string; href: string }
  | { kind: 'note'; text: string }

export type Letter = {
  subject: string
  /** Whom it is to; null where the address may be anybody's. */
  greeting: string | null
  /** What happened, in a line. */
  title: string
  parts: readonly LetterPart[]
}

/** Who writes, and where they are asked back. */
export type Sender = { brand: string; supportHref: string }

/**
 * A letter as a mail: the same words as text and as HTML. The HTML asks for nothing from anywhere, since what a mail
 * fetches tells that it was read, holds each style where programs drop those in its head, fits a phone, and has
 * colours of its own for dark mode.
 */
export function writeMail(
  language: Language,
  letter: Letter,
  sender: Sender,
): Pick<Mail, 'subject' | 'text'> & { html: string } {
  return {
    subject: letter.subject,
    text: textOf(language, letter, sender),
    html: htmlOf(language, letter, sender),
  }
}

/** Whom a letter is to, who writes it, and how a path of the site becomes a link in it. */
export type Reader = { name: string; brand: string; link: (path: string) => string }

type Written = Omit<Letter, 'greeting'> & {
  /** False where the address may be anybody's. */
  isGreeted?: boolean
}

/** A letter to a fan in both languages, each by its own words. */
export function letterInBoth(write: (language: Language, reader: Reader) => Written) {
  const inLanguage = (language: Language) => (reader: Reader) => {
    const { isGreeted = true, ...letter } = write(language, reader)
    const greeting = isGreeted ? words[language].dear(reader.name) : null
    const { brand, link } = reader
    const sender = { brand, supportHref: link('/support/contact') }
    return writeMail(language, { ...letter, greeting }, sender)
  }
  return { ja: inLanguage('ja'), en: inLanguage('en') }
}

/** A sum as letters write it. */
export const inYen = (amount: number) => `¥${amount.toLocaleString('en')}`

const words = {
  ja: {
    dear: (name: string) => `${name}さん`,
    colon: '：',
    bullet: '・',
    footer: 'このメールは送信専用です。ご質問は、こちらからお寄せください。',
    support: 'お問い合わせ',
  },
  en: {
    dear: (name: string) => `Hi ${name},`,
    colon: ': ',
    bullet: '- ',
    footer: 'Nobody reads answers to this mail. If you have a question, ask us here:',
    support: 'Contact',
  },
}

function textOf(
  language: Language,
  { greeting, title, parts }: Letter,
  { brand, supportHref }: Sender,
): string {
  const { footer } = words[language]
  const blocks = parts.map((part) => textOfPart(language, part))
  const head = greeting === null ? [title] : [greeting, title]
  return `${[...head, ...blocks].join('\n\n')}\n\n${brand}\n${footer}\n${supportHref}\n`
}

function textOfPart(language: Language, part: LetterPart): string {
  const { colon, bullet } = words[language]
  const rows = (facts: readonly Fact[]) =>
    facts.map(([label, value]) => `${label}${colon}${value}`).join('\n')
  switch (part.kind) {
    case 'text':
    case 'note':
      return part.text
    case 'lines': {
      const lines = part.lines.map(
        ({ name, quantity, sum }) => `${bullet}${name} × ${quantity}${colon}${sum}`,
      )
      return [...lines, rows(part.totals)].join('\n')
    }
    case 'facts':
      return [...(part.title === undefined ? [] : [part.title]), rows(part.facts)].join('\n')
    case 'codes':
      return `${part.title}\n${rows(part.codes)}\n${part.how}`
    case 'action':
      return `${part.label}\n${part.href}`
  }
}

/** Fonts that are there: a mail fetches none. */
export const mailFont = `-apple-system,BlinkMacSystemFont,'Segoe UI','Hiragino Sans','Noto Sans JP','Noto Sans JP Variable','Yu Gothic',Meiryo,sans-serif`

/** By class, since dark mode changes them; and on each element, since some programs drop the head. */
const light = {
  page: 'background:#f8f9f8;color:#1c201e',
  paper: 'background:#ffffff;border:1px solid #e2e5e3',
  strong: 'color:#1c201e',
  muted: 'color:#5f6563',
  line: 'border-top:1px solid #e2e5e3',
  code: 'background:#e9f6ed;color:#1c201e',
  button: 'background:#2b7a4b;color:#ffffff',
  link: 'color:#2b7a4b',
} as const
const dark: typeof light | Record<keyof typeof light, string> = {
  page: 'background:#111312;color:#eceeed',
  paper: 'background:#191b1a;border-color:#2b2f2d',
  strong: 'color:#eceeed',
  muted: 'color:#a3aaa6',
  line: 'border-color:#2b2f2d',
  code: 'background:#132d21;color:#eceeed',
  button: 'background:#71d083;color:#0e1512',
  link: 'color:#71d083',
}

const darkRules = Object.entries(dark)
  .map(([name, style]) => `.${name}{${style.replaceAll(';', '!important;')}!important}`)
  .join('')
const style = `:root{color-scheme:light dark}body{margin:0;-webkit-text-size-adjust:100%}@media (prefers-color-scheme:dark){${darkRules}}`

const look = (name: keyof typeof light, more = '') =>
  `class="${name}" style="${light[name]}${more && `;${more}`}"`

function htmlOf(
  language: Language,
  { subject, greeting, title, parts }: Letter,
  { brand, supportHref }: Sender,
): string {
  const { footer, support } = words[language]
  const body = parts.map((part) => htmlOfPart(part)).join('\n')
  const hello =
    greeting === null ? '' : `<p ${look('strong', 'margin:0 0 8px')}>${escaped(greeting)}</p>`
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(subject)}</title><style>${style}</style></head>
<body ${look('page', `margin:0;padding:0;font:16px/1.7 ${mailFont};line-break:strict;overflow-wrap:anywhere`)}>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${look('page', `font:16px/1.7 ${mailFont}`)}><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left;table-layout:fixed">
<tr><td style="padding:0 12px 12px"><p ${look('muted', 'margin:0;font-size:14px;font-weight:600')}>${escaped(brand)}</p></td></tr>
<tr><td ${look('paper', 'border-radius:16px;padding:28px 24px 12px;overflow-wrap:anywhere')}>
${hello}<h1 ${look('strong', 'margin:0 0 20px;font-size:20px;line-height:1.5;font-weight:700;text-wrap:balance')}>${escaped(title)}</h1>
${body}
</td></tr>
<tr><td style="padding:16px 12px 0"><p ${look('muted', 'margin:0;font-size:13px;line-height:1.6')}>${escaped(footer)} <a href="${escaped(supportHref)}" ${look('link', 'text-decoration:underline')}>${escaped(support)}</a></p></td></tr>
</table>
</td></tr></table>
</body></html>
`
}

const gap = 'margin:0 0 20px'

function htmlOfPart(part: LetterPart): string {
  switch (part.kind) {
    case 'text':
      return `<p ${look('strong', gap)}>${broken(part.text)}</p>`
    case 'note':
      return `<p ${look('muted', `${gap};font-size:14px`)}>${broken(part.text)}</p>`
    case 'lines':
      return table([
        ...part.lines.map(({ name, quantity, sum }) =>
          row(`<bdi>${escaped(name)}</bdi>${quantity === 1 ? '' : ` × ${quantity}`}`, sum),
        ),
        ...part.totals.map(([label, sum], at) =>
          row(escaped(label), sum, at === 0 ? 'total' : 'small'),
        ),
      ])
    case 'facts':
      return `${heading(part.title)}${table(part.facts.map(([label, value]) => row(escaped(label), value, 'fact')))}`
    case 'codes':
      return `${heading(part.title)}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 8px"><tr><td ${look('code', 'border-radius:8px;padding:10px 16px')}>${part.codes
        .map(
          ([label, code]) =>
            `<span ${look('muted', 'display:block;font-size:13px')}>${escaped(label)}</span><strong ${look('strong', 'display:block;font-size:20px;line-height:1.5;font-weight:700;letter-spacing:.08em')}>${escaped(code)}</strong>`,
        )
        .join(
          '',
        )}</td></tr></table><p ${look('muted', `${gap};font-size:14px`)}>${broken(part.how)}</p>`
    case 'action':
      return `<p style="${gap}"><a href="${escaped(part.href)}" ${look('button', 'display:inline-block;padding:12px 24px;border-radius:999px;font-weight:700;line-height:1.5;text-decoration:none')}>${escaped(part.label)}</a></p>`
  }
}

const heading = (title: string | undefined) =>
  title === undefined
    ? ''
    : `<h2 ${look('strong', 'margin:0 0 8px;font-size:16px;line-height:1.5;font-weight:700')}>${escaped(title)}</h2>`

const table = (rows: readonly string[]) =>
  `<table width="100%" cellpadding="0" cellspacing="0" style="${gap};border-collapse:collapse">${rows.join('')}</table>`

const rowLooks = {
  line: ['strong', '400', '16px'],
  total: ['strong', '700', '18px'],
  small: ['muted', '400', '14px'],
  fact: ['muted', '400', '14px'],
} as const

/** The label is safe already; the value is not. */
function row(label: string, value: string, kind: keyof typeof rowLooks = 'line'): string {
  const [tone, weight, size] = rowLooks[kind]
  const cell = (tag: string, inner: string) =>
    `<td ${look('line', `padding:8px 0;vertical-align:top;${tag}`)}>${inner}</td>`
  const labelled = `<span ${look(tone, `font-size:${kind === 'total' ? '16px' : size};font-weight:${weight}`)}>${label}</span>`
  const valued = `<span ${look(kind === 'fact' ? 'strong' : tone, `font-size:${kind === 'fact' ? '16px' : size};font-weight:${weight}`)}>${escaped(value)}</span>`
  return `<tr>${cell('padding-right:12px', labelled)}${cell(kind === 'fact' ? '' : 'text-align:right;white-space:nowrap', valued)}</tr>`
}

const broken = (text: string) => escaped(text).replaceAll('\n', '<br>')

const entities = new Map<string, string>([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
])

/** Text as HTML shows it, and no markup. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities.get(character) ?? character)
}
