import { postalAddress } from '#rules/postalAddress.ts'
import type { Invoice } from './invoice.ts'
import type { Language } from '../../platform/graphql/context.ts'

export type Issuer = {
  name: string
  postalCode: string
  address: string
  phone: string
  email: string
  /** T and 13 digits, of a seller who is registered. */
  invoiceNumber: string | null
}

/** All that stands on a receipt, or on the paper that tells of a refund. */
export type Paper = {
  kind: 'SALE' | 'REFUND'
  number: string
  /** Of a refund: the receipt's, to which it belongs. */
  receiptNumber?: string
  issuer: Issuer
  /** As the fan wrote it; null where they left it open. */
  addressee: string | null
  /** When it was sold; of a refund, when what is refunded was. */
  soldAt: Date
  refundedAt: Date | null
  isPaidInCoins: boolean
  invoice: Invoice
  /** It was printed before: this one says so. */
  isReprint: boolean
}

/** Printed in place of what the font can't draw, as Japanese printers always have. */
const geta = '〓'

const words = {
  ja: {
    SALE: '領収書',
    REFUND: '返金明細書',
    reprint: '再発行',
    number: '番号',
    receiptNumber: '元の領収書の番号',
    soldAt: '取引日',
    refundedAt: '返金日',
    addressee: (name: string) => `${name} 様`,
    total: { SALE: '領収金額（税込）', REFUND: '返金額（税込）' },
    purpose: {
      SALE: (items: string) => `但し、${items}の代金として。上記正に領収いたしました。`,
      REFUND: (items: string) => `${items}の代金を返金いたしました。`,
    },
    items: (first: string, more: number) => (more > 0 ? `${first} ほか${more}点` : first),
    unitemized: {
      purpose: '代金の一部を返金いたしました。',
      note: '商品ごとの内訳の記録がないため、品名と税率ごとの金額は記載していません。',
    },
    head: ['品名', '数量', '単価（税込）', '金額（税込）'],
    discount: '無償コインのご利用',
    STD10: '10%対象',
    RED8: '8%対象（軽減税率）※',
    EXEMPT: '非課税',
    OUT_OF_SCOPE: '対象外',
    tax: (yen: string) => `うち消費税 ${yen}`,
    reduced: '※は軽減税率（8%）の対象です。',
    outOfScope: '有償コインの販売に消費税はかかりません。',
    coins: '有償コインによるお支払いです（1枚＝1円）。',
    qualifiedReturn: '適格返還請求書です。',
    returnedBefore: 'すでに返金した分',
    allowance: (name: string) => `${name}（一部返金）`,
    registration: (number: string) => `登録番号 ${number}`,
  },
  en: {
    SALE: 'Receipt',
    REFUND: 'Refund statement',
    reprint: 'REISSUED',
    number: 'No.',
    receiptNumber: 'Of receipt no.',
    soldAt: 'Date of sale',
    refundedAt: 'Date of refund',
    addressee: (name: string) => name,
    total: { SALE: 'Received (tax included)', REFUND: 'Refunded (tax included)' },
    purpose: {
      SALE: (items: string) => `Received with thanks, for ${items}.`,
      REFUND: (items: string) => `Refunded, for ${items}.`,
    },
    items: (first: string, more: number) => (more > 0 ? `${first} and ${more} more` : first),
    unitemized: {
      purpose: 'Refunded, of the price.',
      note: 'There is no record of the items it was for, so neither items nor taxes are stated.',
    },
    head: ['Item', 'Quantity', 'Unit price (incl. tax)', 'Amount (incl. tax)'],
    discount: 'Paid with free coins',
    STD10: 'Taxed at 10%',
    RED8: 'Taxed at 8% (reduced) ※',
    EXEMPT: 'Exempt',
    OUT_OF_SCOPE: 'Out of scope',
    tax: (yen: string) => `of which tax ${yen}`,
    reduced: '※ is taxed at the reduced rate (8%).',
    outOfScope: 'The sale of paid coins is out of the scope of consumption tax.',
    coins: 'Paid with paid coins (one is ¥1).',
    qualifiedReturn: 'This is a qualified return invoice.',
    returnedBefore: 'Refunded before',
    allowance: (name: string) => `${name} (part refunded)`,
    registration: (number: string) => `Registration number ${number}`,
  },
} satisfies Record<Language, unknown>

export type PaperRow = readonly [name: string, quantity: string, unit: string, amount: string]

export type PaperText = {
  title: string
  reprint: string | null
  facts: readonly string[]
  addressee: string | null
  total: { label: string; yen: string }
  purpose: string
  head: PaperRow
  rows: readonly PaperRow[]
  totals: readonly { label: string; yen: string; tax: string | null }[]
  notes: readonly string[]
  issuer: readonly string[]
}

/** The words of a paper, each as it is printed. What `canDraw` says no to stands as a geta mark. */
export function textOf(
  paper: Paper,
  language: Language,
  canDraw: (character: string) => boolean,
): PaperText {
  const own = words[language]
  const safe = (text: string) =>
    Array.from(text.normalize('NFC'), (each) => (canDraw(each) ? each : geta)).join('')
  const { kind, invoice, issuer } = paper
  const isItemized = invoice.lines.length > 0
  const items = own.items(safe(invoice.lines[0]?.name ?? ''), invoice.lines.length - 1)
  const has = (taxClass: string) => invoice.totals.some((total) => total.taxClass === taxClass)
  // What was paid in yen is given back but once.
  const discount = paper.isPaidInCoins ? own.discount : own.returnedBefore
  const rows = invoice.lines.map((line): PaperRow => {
    const { name, isReduced, quantity, unitYen, amountYen } = line
    return [`${safe(name)}${isReduced ? ' ※' : ''}`, String(quantity), yen(unitYen), yen(amountYen)]
  })
  return {
    title: own[kind],
    reprint: paper.isReprint ? own.reprint : null,
    facts: [
      `${own.number} ${paper.number}`,
      ...(paper.receiptNumber === undefined ? [] : [`${own.receiptNumber} ${paper.receiptNumber}`]),
      `${own.soldAt} ${day(paper.soldAt, language)}`,
      ...(paper.refundedAt ? [`${own.refundedAt} ${day(paper.refundedAt, language)}`] : []),
    ],
    addressee: paper.addressee === null ? null : own.addressee(safe(paper.addressee)),
    total: { label: own.total[kind], yen: yen(invoice.totalYen) },
    purpose: isItemized ? own.purpose[kind](items) : own.unitemized.purpose,
    head: own.head as unknown as PaperRow,
    rows: [
      ...rows,
      ...(invoice.discountYen > 0
        ? [[discount, '', '', `−${yen(invoice.discountYen)}`] as const]
        : []),
    ],
    totals: invoice.totals.map(({ taxClass, rate, totalYen, taxYen }) => ({
      label: own[taxClass],
      yen: yen(totalYen),
      tax: rate === null ? null : own.tax(yen(taxYen)),
    })),
    notes: [
      ...(isItemized ? [] : [own.unitemized.note]),
      ...(kind === 'REFUND' && issuer.invoiceNumber !== null && invoice.isTaxable
        ? [own.qualifiedReturn]
        : []),
      ...(has('RED8') ? [own.reduced] : []),
      ...(has('OUT_OF_SCOPE') ? [own.outOfScope] : []),
      ...(paper.isPaidInCoins ? [own.coins] : []),
    ],
    issuer: [
      safe(issuer.name),
      ...(issuer.invoiceNumber === null ? [] : [own.registration(issuer.invoiceNumber)]),
      postalAddress(language, { postalCode: issuer.postalCode, places: [safe(issuer.address)] }),
      issuer.phone,
      issuer.email,
    ],
  }
}

/** What stands on a paper for a line that the fan keeps while a part of its price goes back. */
export const allowanceOn = (name: string, language: Language) => words[language].allowance(name)

const yen = (amount: number) => `¥${amount.toLocaleString('en-US')}`

function day(at: Date, language: Language): string {
  return at.toLocaleDateString(language === 'ja' ? 'ja-JP' : 'en-US', {
    timeZone: 'Asia/Tokyo',
    year: 'numeric',
    day: 'numeric',
    month: language === 'ja' ? 'long' : 'short',
  })
}
