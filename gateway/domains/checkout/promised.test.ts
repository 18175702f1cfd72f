import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { informations } from '#content/informations.ts'
import { commercialTransactions } from '#content/legal/selling.ts'
import { deadlinesOf } from '../payments/deadlines.ts'
import { monthlyYen } from './limits.ts'

/** What fans are told of a rule says what the rule says, in both languages. */
const told = informations.map(({ title, body }) => ({ title, body }))
const legal = commercialTransactions.sections.map(({ body }) => body)
const lead = (texts: readonly { ja: string; en: string }[], words: string) => {
  const found = texts.filter(({ ja }) => ja.includes(words))
  expect(found, words).not.toEqual([])
  return found
}

it('a minor’s cap is told as it is held', () => {
  const bodies = lead(
    told.map(({ body }) => body),
    '16歳未満の方は月',
  )
  for (const { ja, en } of bodies)
    for (const yen of Object.values(monthlyYen)) {
      expect(ja).toContain(`${yen.toLocaleString('ja')}円`)
      expect(en).toContain(`¥${yen.toLocaleString('en')}`)
    }
})

it('a slip’s last minute is one, wherever it is told', () => {
  const { payBy } = deadlinesOf('KONBINI', new Date('2026-11-20T03:00:00.000Z'))
  const last = payBy.toLocaleTimeString('ja', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Tokyo',
  })
  const days = Math.floor((payBy.getTime() - Date.parse('2026-11-19T15:00:00.000Z')) / 86_400_000)
  for (const { ja, en } of lead(legal, 'コンビニ払い：')) {
    expect(ja).toContain(`${days}日後の${last}まで`)
    expect(en).toContain(`by ${last} JST`)
  }
  for (const locale of ['ja', 'en'])
    expect(readFileSync(`features/checkout/messages/${locale}.ts`, 'utf8')).toContain(last)
})

it('postage is in the price, wherever it is told', () => {
  lead(legal, '送料は価格に含まれます')
  const bodies = told.map(({ body }) => body.ja)
  const ofPostage = bodies.filter((body) => body.includes('送料'))
  expect(ofPostage).not.toEqual([])
  for (const body of ofPostage) expect(body).toContain('送料は価格に含まれています')
})
