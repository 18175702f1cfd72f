import { describe, expect, it } from 'vitest'
import { commercialTransactions, paymentServices } from './selling.ts'

const headings = ({ sections }: typeof paymentServices) => sections.map(({ heading }) => heading.ja)

describe('特定商取引法に基づく表記', () => {
  it('says all that Article 11 and the final page’s guidelines want beside who sells', () => {
    expect(headings(commercialTransactions)).toEqual(
      expect.arrayContaining([
        '販売価格',
        '価格のほかにかかる費用',
        'お支払い方法',
        'お支払いの時期',
        'お渡しの時期',
        'お申し込みの期限',
        'キャンセルと返品',
        '定期購入の解約',
        '動作環境',
      ]),
    )
  })
})

describe('資金決済法に基づく表示', () => {
  it('says all that Articles 13 and 20 want beside who issues', () => {
    expect(headings(paymentServices)).toEqual(
      expect.arrayContaining([
        'ご利用いただける金額',
        '有効期間',
        'ご利用いただける場所',
        '残高の確認',
        '払い戻し',
        '苦情とご相談',
      ]),
    )
  })
})
