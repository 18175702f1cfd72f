import { fakeOf } from '#storybook/fake.ts'

const coins = line('コイン 980枚', 1, 980)
const longLines = Array.from({ length: 12 }, (_, at) => ({
  ...line(`夜明けまで起きてる会の記念アクリルスタンド（台座つき、全${at + 1}種）`, 10, 299_999),
  isReduced: at === 3,
}))
const refundedAt = '2026-12-01T03:00:00.000Z'

export const fakeReceipt = fakeOf('Receipt', {
  id: 'receipt_one',
  number: '261123-7K3M-9QPD',
  soldAt: '2026-11-22T15:30:00.000Z',
  issuer: {
    name: '株式会社よいやみ放送局',
    postalCode: '000-0001',
    address: '架空県よいやみ市港町1丁目2番3号 灯台別館',
    phone: '000-0000-0123',
    email: 'desk@ouen.example',
    invoiceNumber: 'T0123456789012',
  },
  addressee: null,
  isQualifiedInvoice: true,
  isPaidInCoins: false,
  lines: [
    line('灯台のマグカップ', 2, 1650),
    { ...line('港町のおにぎりせんべい', 1, 540), isReduced: true },
  ],
  discountYen: 0,
  totals: [
    { taxClass: 'STD10', rate: 10, totalYen: 3300, taxYen: 300 },
    { taxClass: 'RED8', rate: 8, totalYen: 540, taxYen: 40 },
  ],
  totalYen: 3840,
  prints: 0,
  creditNotes: [],
})

/** A pack of coins: no tax is told of it. */
export const coinReceipt = fakeReceipt({
  isQualifiedInvoice: false,
  lines: [coins],
  totals: [{ taxClass: 'OUT_OF_SCOPE', rate: null, totalYen: 980, taxYen: 0 }],
  totalYen: 980,
})

/** Goods that coins paid, some of them free. */
export const paidInCoins = fakeReceipt({
  isPaidInCoins: true,
  lines: [line('缶バッジ「夜明け」', 1, 1100)],
  discountYen: 300,
  totals: [{ taxClass: 'STD10', rate: 10, totalYen: 800, taxYen: 72 }],
  totalYen: 800,
})

export const longReceipt = fakeReceipt({
  addressee: '特定非営利活動法人よいやみ港町灯台保存ならびに深夜放送文化振興協会 総務部 𠮷田 髙子',
  prints: 12,
  lines: longLines,
  totalYen: 35_999_880,
})

/** One of the receipt's two lines came back. */
export const fakeNote = fakeOf('CreditNote', {
  number: '261123-7K3M-9QPD-R1',
  receiptNumber: '261123-7K3M-9QPD',
  soldAt: '2026-11-22T15:30:00.000Z',
  refundedAt,
  issuer: fakeReceipt().issuer,
  addressee: '髙橋 﨑子',
  isQualifiedInvoice: true,
  isPaidInCoins: false,
  lines: [line('灯台のマグカップ', 2, 1650)],
  discountYen: 0,
  totals: [{ taxClass: 'STD10', rate: 10, totalYen: 3300, taxYen: 300 }],
  totalYen: 3300,
  url: '/receipt/receipt_one/refund-1.pdf?language=ja',
})

/** A part of the price went back first, and the mugs with the rest of it later. */
export const notesOfParts = [
  fakeNote({
    lines: [line('灯台のマグカップ（一部返金）', 1, 500)],
    totals: [{ taxClass: 'STD10', rate: 10, totalYen: 500, taxYen: 45 }],
    totalYen: 500,
  }),
  fakeNote({
    number: '261123-7K3M-9QPD-R2',
    refundedAt: '2026-12-10T03:00:00.000Z',
    discountYen: 500,
    totals: [{ taxClass: 'STD10', rate: 10, totalYen: 2800, taxYen: 254 }],
    totalYen: 2800,
    url: '/receipt/receipt_one/refund-2.pdf?language=ja',
  }),
]

export const coinNote = fakeNote({
  isQualifiedInvoice: false,
  lines: [coins],
  totals: coinReceipt.totals,
  totalYen: 980,
})

/** It went back before lines were kept. */
export const unitemizedNote = fakeNote({
  isQualifiedInvoice: false,
  lines: [],
  totals: [],
  totalYen: 500,
})

export const longNote = fakeNote({
  addressee: longReceipt.addressee,
  lines: longLines,
  totalYen: longReceipt.totalYen,
})

function line(name: string, quantity: number, unitYen: number) {
  return {
    name,
    quantity,
    unitYen,
    amountYen: quantity * unitYen,
    isReduced: false,
  }
}
