import { expect } from 'storybook/test'
import {
  accountWantedMail,
  orderPaidMail,
  refundMail,
  slipExpiredMail,
  slipMail,
  transferredMail,
  type OrderPaid,
  type SlipIssued,
} from '#gateway/domains/purchase-notice/letters.ts'
import { MailSheet } from '#storybook/MailSheet.tsx'
import preview from '#storybook/preview.tsx'

const reader = (brand: string, language: '' | '/en' = '') => ({
  name: 'はるか',
  brand,
  link: (path: string) => `https://yoiyami.example${language}${path}`,
})
const ja = reader('よいやみ放送局')
const en = { ...reader('Yoiyami Radio', '/en'), name: 'Haruka' }

const badge = { name: { ja: '缶バッジ「夜明け」', en: 'Badge: Daybreak' }, quantity: 2, price: 660 }
const shirt = {
  name: { ja: '灯台守のTシャツ', en: 'Lighthouse T-shirt' },
  quantity: 1,
  price: 3300,
}
const order: OrderPaid = {
  purchaseId: 'purchase_one',
  number: '261120-7K3M-9QPD',
  method: 'CARD',
  placedAt: new Date('2026-11-20T03:00:00.000Z'),
  lines: [badge, shirt],
  total: 4620,
  taxYen: 420,
  next: { state: 'PREPARING' },
  isOpened: false,
}
const unaddressed = orderPaidMail({
  ...order,
  next: { state: 'ADDRESS_WANTED', deliveryId: 'delivery_one' },
})
const inCoins = orderPaidMail({
  ...order,
  method: 'COINS',
  taxYen: null,
  total: 400,
  next: { state: 'DONE' },
  isOpened: true,
  lines: [{ name: { ja: '夜の港の壁紙セット', en: 'Night harbour' }, quantity: 1, price: 400 }],
})
const long = orderPaidMail({
  ...order,
  lines: [
    {
      ...badge,
      name: { ja: '灯台の夜明けを待ちながら聴く、とても長い名前の録音'.repeat(3), en: 'Long' },
    },
  ],
})
const slip: SlipIssued = {
  purchaseId: 'purchase_one',
  amountYen: 4620,
  lines: [badge, shirt],
  payBy: new Date('2026-11-23T13:59:59.000Z'),
  stores: [
    { store: 'FAMILYMART', paymentCode: '123456', confirmationNumber: '0901234567' },
    { store: 'LAWSON', paymentCode: '654321', confirmationNumber: '0901234567' },
    { store: 'MINISTOP', paymentCode: '654321', confirmationNumber: '0901234567' },
    { store: 'SEICOMART', paymentCode: '11223344556', confirmationNumber: null },
  ],
}
const paid = orderPaidMail(order)
const number = slipMail(slip)
const expired = slipExpiredMail({ amountYen: 4620, lines: [badge, shirt], isBack: true })

const back = {
  purchaseId: 'purchase_one',
  number: '261120-7K3M-9QPD',
  isPart: false,
  closed: 'NOTHING',
} as const
const refund = refundMail({ ...back, amount: 4620, method: 'CARD' })
const part = refundMail({ ...back, amount: 660, method: 'PAYPAY', isPart: true })
const late = refundMail({ ...back, amount: 4620, method: 'CARD', number: null })
const coins = refundMail({ ...back, amount: 400, method: 'COINS', closed: 'WORKS' })
const transferred = transferredMail({ ...back, amount: 4620 })
const closed = refundMail({ ...back, amount: 1650, method: 'CARD', closed: 'WORKS_AND_BADGES' })
const account = accountWantedMail({ id: 'refund_one', amountYen: 4620 })

const meta = preview.meta({ component: MailSheet, args: { mail: paid.ja(ja) } })

export const OrderPaidMail = meta.story()
export const OrderPaidInEnglish = meta.story({
  globals: { locale: 'en' },
  args: { mail: paid.en(en) },
})
export const OrderPaidInTheDark = meta.story({ args: { isDark: true } })
export const AddressWanted = meta.story({ args: { mail: unaddressed.ja(ja) } })
export const PaidWithCoins = meta.story({ args: { mail: inCoins.ja(ja) } })
export const PaidWithCoinsInEnglish = meta.story({
  globals: { locale: 'en' },
  args: { mail: inCoins.en(en) },
})
export const LongText = meta.story({
  args: { mail: long.ja({ ...ja, name: '夜明けを待つ灯台守のおともだち'.repeat(3) }) },
})
export const SlipIssuedMail = meta.story({ args: { mail: number.ja(ja) } })
export const SlipIssuedInEnglish = meta.story({
  globals: { locale: 'en' },
  args: { mail: number.en(en) },
})
export const SlipIssuedInTheDark = meta.story({ args: { mail: number.ja(ja), isDark: true } })
export const SlipExpiredMail = meta.story({ args: { mail: expired.ja(ja) } })
export const SlipExpiredInEnglish = meta.story({
  globals: { locale: 'en' },
  args: { mail: expired.en(en) },
})
export const RefundMail = meta.story({ args: { mail: refund.ja(ja) } })
export const RefundInEnglish = meta.story({
  globals: { locale: 'en' },
  args: { mail: refund.en(en) },
})
export const RefundOfPart = meta.story({ args: { mail: part.ja(ja) } })
export const RefundOfLatePayment = meta.story({ args: { mail: late.ja(ja) } })
export const CoinsReturned = meta.story({ args: { mail: coins.ja(ja) } })
export const RefundOfWorks = meta.story({ args: { mail: closed.ja(ja) } })
export const RefundOfWorksInEnglish = meta.story({
  globals: { locale: 'en' },
  args: { mail: closed.en(en) },
})
export const AccountWantedMail = meta.story({ args: { mail: account.ja(ja) } })
export const AccountWantedInEnglish = meta.story({
  globals: { locale: 'en' },
  args: { mail: account.en(en) },
})
export const TransferredMail = meta.story({ args: { mail: transferred.ja(ja) } })
export const TransferredInEnglish = meta.story({
  globals: { locale: 'en' },
  args: { mail: transferred.en(en) },
})

OrderPaidMail.test('leads to its purchase, as HTML and as text', async ({ canvasElement }) => {
  const sheet = [...canvasElement.querySelectorAll('div')].find(({ shadowRoot }) => shadowRoot)
  const links = [...sheet!.shadowRoot!.querySelectorAll('a')].map(({ href }) => href)
  const way = 'https://yoiyami.example/settings/purchase-history/purchase_one'
  await expect(links).toContain(way)
  await expect(canvasElement.querySelector('pre')).toHaveTextContent(way)
})
