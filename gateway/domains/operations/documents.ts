import type { LocalizedText } from '../../platform/database/columns.ts'
import { ReceivedPresentKind, ReportReason } from '#schema/enums.generated.ts'
import { cleanText, countCharacters } from '#rules/text.ts'
import type { NewCampaign, NewPresent, NewWarning } from '../information/service.ts'
import { Refusal } from './acting.ts'

const longest = { title: 60, body: 1000, label: 30 }

export type Fields = Readonly<Record<string, unknown>>

/** What a file says of a present: `{ title, body, present: { kind, amount } }`. Throws a `Refusal`. */
export function readPresent(document: unknown): NewPresent {
  const fields = fieldsOf(document, 'the file')
  const present = fieldsOf(fields.present, 'present')
  const kind = ReceivedPresentKind.find((each) => each === present.kind)
  if (!kind) throw new Refusal(`present.kind is one of ${ReceivedPresentKind.join(', ')}.`)
  if (typeof present.amount !== 'number') throw new Refusal('present.amount is a number.')
  return { ...wordsIn(fields), present: { kind, amount: present.amount } }
}

/** `{ title, body, link?: { path, label } }`, an address of the app. Throws a `Refusal`. */
export function readCampaign(document: unknown): NewCampaign {
  const fields = fieldsOf(document, 'the file')
  if (fields.link === undefined) return wordsIn(fields)
  const { path, label } = fieldsOf(fields.link, 'link')
  if (typeof path !== 'string' || !/^\/(?!\/)[\x21-\x7e]*$/.test(path))
    throw new Refusal('link.path is an address of the app, such as /store.')
  return {
    ...wordsIn(fields),
    link: { path, label: localized(label, 'link.label', longest.label) },
  }
}

/** `{ title, body, reason }`. Throws a `Refusal`. */
export function readWarning(document: unknown): NewWarning {
  const fields = fieldsOf(document, 'the file')
  const reason = ReportReason.find((each) => each === fields.reason)
  if (!reason) throw new Refusal(`reason is one of ${ReportReason.join(', ')}.`)
  return { ...wordsIn(fields), reason }
}

/** `{ answer }`. Throws a `Refusal`. */
export const readAnswer = (document: unknown): LocalizedText =>
  localized(fieldsOf(document, 'the file').answer, 'answer', longest.body)

const wordsIn = ({ title, body }: Fields) => ({
  title: localized(title, 'title', longest.title),
  body: localized(body, 'body', longest.body),
})

export function fieldsOf(value: unknown, name: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Refusal(`${name} holds nothing that can be read.`)
  return { ...value }
}

export function localized(value: unknown, name: string, most: number): LocalizedText {
  const fields = fieldsOf(value, name)
  const text = (language: 'ja' | 'en') => {
    const written = fields[language]
    const clean = typeof written === 'string' ? cleanText(written) : ''
    if (clean === '' || countCharacters(clean) > most)
      throw new Refusal(`${name}.${language} takes 1 to ${most} characters.`)
    return clean
  }
  return { ja: text('ja'), en: text('en') }
}
