import { expect, it } from 'vitest'
import { followParcel } from './carrier.ts'

it.each([
  ['ヤマト運輸', 'jizen.kuronekoyamato.co.jp'],
  ['Sagawa Express', 'k2k.sagawa-exp.co.jp'],
  ['日本郵便（ゆうパック）', 'trackings.post.japanpost.jp'],
])('%s tells where its parcels are', (carrier, host) => {
  const url = new URL(followParcel(carrier, '1234-5678-9012')!)
  expect([url.protocol, url.host]).toEqual(['https:', host])
  expect(url.search).toContain('123456789012')
})

it.each([
  ['灯台便', '1234-5678-9012'],
  ['ヤマト運輸', '123&id=4'],
  ['ヤマト運輸', null],
  [null, '1234-5678-9012'],
])('%s with %s leads nowhere', (carrier, number) => {
  expect(followParcel(carrier, number)).toBeNull()
})
