import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { paths as purchasePaths } from '#addresses/purchases.ts'
import { paths as giftPaths } from '#addresses/special-gift.ts'
import { paths as storePaths } from '#addresses/store.ts'
import paymentsEn from '#features/payments/messages/en.ts'
import paymentsJa from '#features/payments/messages/ja.ts'
import purchasesEn from '#features/purchases/messages/en.ts'
import purchasesJa from '#features/purchases/messages/ja.ts'
import { tokyoTime } from '#platform/time/useTokyoTime.ts'
import {
  accountWantedMail,
  orderPaidMail,
  refundMail,
  slipExpiredMail,
  slipMail,
  transferredMail,
  type OrderPaid,
  type Refunded,
  type SlipIssued,
} from './letters.ts'

const reader = {
  name: 'Mio',
  brand: 'Yoiyami',
  link: (path: string) => `https://fans.example${path}`,
}
const lines = [{ name: { ja: '缶バッジ', en: 'Badge' }, quantity: 2, price: 660 }]
const order: OrderPaid = {
  purchaseId: 'purchase_one',
  number: '261120-7K3M-9QPD',
  method: 'CARD',
  lines,
  placedAt: new Date('2026-11-20T03:00:00.000Z'),
  total: 1320,
  taxYen: 120,
  next: { state: 'DONE' },
  isOpened: false,
}
const slip: SlipIssued = {
  purchaseId: 'purchase_one',
  amountYen: 1320,
  lines,
  payBy: new Date('2026-11-30T13:59:59.000Z'),
  stores: [
    { store: 'FAMILYMART', paymentCode: '123456', confirmationNumber: '0901234567' },
    { store: 'LAWSON', paymentCode: '654321', confirmationNumber: '0901234567' },
    { store: 'MINISTOP', paymentCode: '654321', confirmationNumber: '0901234567' },
    { store: 'SEICOMART', paymentCode: '11223344556', confirmationNumber: null },
  ],
}
const back = {
  purchaseId: 'purchase_one',
  number: '261120-7K3M-9QPD',
  amount: 1320,
  isPart: false,
  closed: 'NOTHING',
} as const
const pages = {
  ja: { ...purchasesJa, ...paymentsJa },
  en: { ...purchasesEn, ...paymentsEn },
} as const

describe.each(['ja', 'en'] as const)('in %s', (language) => {
  const page = createIntl({ locale: language, messages: pages[language] })

  it('says an order’s next step as its page does', () => {
    for (const next of [
      { state: 'DONE' },
      { state: 'PREPARING' },
      { state: 'ADDRESS_WANTED', deliveryId: 'delivery_one' },
    ] as const)
      expect(orderPaidMail({ ...order, next })[language](reader).text).toContain(
        page.formatMessage({ id: `purchases.next.${next.state}` }),
      )
  })

  it('leads to what can be opened, where something can', () => {
    const way = reader.link(giftPaths.list())
    const { text, html } = orderPaidMail({ ...order, isOpened: true })[language](reader)
    expect(text).toContain(way)
    expect(html).toContain(`href="${way}"`)
    expect(orderPaidMail(order)[language](reader).text).not.toContain(way)
  })

  it('says what a refund closes as the purchase’s page does', () => {
    const textOf = (closed: Refunded['closed']) =>
      refundMail({ ...back, method: 'CARD', closed })[language](reader).text
    // The page names the work beside it: the sentence begins elsewhere.
    const said = (id: 'purchases.line.closed' | 'purchases.line.closed.badge') =>
      page.formatMessage({ id }).replace(/^It /, '')
    expect(textOf('WORKS')).toContain(said('purchases.line.closed'))
    expect(textOf('WORKS_AND_BADGES')).toContain(said('purchases.line.closed.badge'))
    expect(textOf('NOTHING')).not.toContain(said('purchases.line.closed'))
  })

  it('names the hour until which a slip is paid as the slip’s page does', () => {
    const instant = tokyoTime(page).whole(slip.payBy.toISOString())
    const { subject, text, html } = slipMail(slip)[language](reader)
    const due = page.formatMessage({ id: 'payments.konbini.payBy' }, { instant })
    expect(instant).toMatch(language === 'ja' ? /11月30日.*22:59$/ : /Nov 30.*10:59 PM JST$/)
    expect(subject).toContain(instant)
    expect(text).toContain(due)
    expect(html).toContain(due)
  })

  it('says at which store to type in what as the slip’s page does', () => {
    const { text, html } = slipMail(slip)[language](reader)
    for (const { store, paymentCode, confirmationNumber } of slip.stores)
      for (const said of [
        page.formatMessage({ id: `payments.konbini.store.${store}` }),
        page.formatMessage({ id: `payments.konbini.machine.${store}` }),
        paymentCode,
        confirmationNumber ?? '',
      ]) {
        expect(text).toContain(said)
        expect(html).toContain(said)
      }
  })

  it('has the same words as text and as HTML', () => {
    for (const mail of [
      orderPaidMail(order),
      orderPaidMail({ ...order, isOpened: true }),
      slipMail(slip),
      slipExpiredMail({ amountYen: 1320, lines, isBack: true }),
      slipExpiredMail({ amountYen: 1320, lines, isBack: false }),
      ...(['CARD', 'PAYPAY', 'COINS'] as const).map((method) => refundMail({ ...back, method })),
      refundMail({ ...back, method: 'CARD', isPart: true }),
      refundMail({ ...back, method: 'CARD', closed: 'WORKS_AND_BADGES' }),
      refundMail({ ...back, method: 'CARD', number: null }),
      accountWantedMail({ id: 'refund_one', amountYen: 1320 }),
      transferredMail(back),
      transferredMail({ ...back, number: null }),
    ]) {
      const { subject, text, html } = mail[language](reader)
      const words = (whole: string) => whole.match(/[\p{L}\p{N}]+/gu) ?? []
      const shown = html
        .replace(/<style>.*?<\/style>|<title>.*?<\/title>/g, '')
        .replace(/<a href="([^"]*)"/g, '$1 <a')
      const inHtml = new Set(words(shown.replace(/<[^>]*>/g, ' ')))
      expect(words(text).filter((word) => !inHtml.has(word))).toEqual([])
      for (const each of [subject, text, html])
        expect(each).not.toMatch(/undefined|null|NaN|Invalid|\[object/)
      const link = reader.link(
        html.includes('purchase_one')
          ? purchasePaths.purchase({ purchase_history_id: 'purchase_one' })
          : html.includes('refund_one')
            ? purchasePaths.refund({ refund_id: 'refund_one' })
            : html.includes('/cart/')
              ? storePaths.basket()
              : storePaths.store(),
      )
      expect(text).toContain(link)
    }
  })

  it('shows markup in names as text, and a slip says no word of its fan’s', () => {
    const evil = '<img src=x onerror=alert(1)>"&'
    const named = [{ name: { ja: evil, en: evil }, quantity: 1, price: 1 }]
    const them = { ...reader, name: evil }
    const { html } = orderPaidMail({ ...order, lines: named })[language](them)
    expect(html).not.toContain('<img')
    expect(html.split('&lt;img src=x onerror=alert(1)&gt;&quot;&amp;')).toHaveLength(3)
    const { html: inHtml, text } = slipMail(slip)[language](them)
    expect(inHtml + text).not.toContain('img')
  })
})

it('is of English alone to who reads English, besides what stands on the machines', () => {
  for (const mail of [
    orderPaidMail({ ...order, isOpened: true }),
    slipExpiredMail({ amountYen: 1, lines, isBack: true }),
    refundMail({ ...back, method: 'CARD', closed: 'WORKS_AND_BADGES' }),
    accountWantedMail({ id: 'refund_one', amountYen: 1320 }),
  ])
    expect(mail.en(reader).html + mail.en(reader).text).not.toMatch(
      /\p{Script=Hiragana}|\p{Script=Han}/u,
    )
})
