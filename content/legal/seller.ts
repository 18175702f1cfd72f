import type { Seller } from '../types.ts'
import { commercialTransactions, paymentServices } from './selling.ts'

/** Fictional in each part: no number in Japan begins like these, and no invoice number with a 0. */
export const seller: Seller = {
  name: { ja: '株式会社よいやみ放送局（架空）', en: 'Yoiyami Broadcasting Co., Ltd. (fictional)' },
  representative: { ja: '代表取締役　宵野 しるべ', en: 'Shirube Yoino, Representative Director' },
  postalCode: '000-0001',
  address: {
    ja: '架空県よいやみ市港町1丁目2番3号 灯台別館',
    en: 'Lighthouse Annex, 1-2-3 Minatomachi, Yoiyami, Kakuu',
  },
  phone: '000-0000-0123',
  phoneHours: { ja: '平日 10:00〜17:00', en: 'Weekdays, 10 AM to 5 PM JST' },
  invoiceNumber: 'T0123456789012',
  commercialTransactions,
  paymentServices,
}
