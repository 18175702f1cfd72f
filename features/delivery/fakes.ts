import { fakeOf } from '#storybook/fake.ts'

export const fakeDestination = fakeOf('Destination', {
  familyName: '髙﨑',
  givenName: 'ひかり',
  familyNameKana: 'タカサキ',
  givenNameKana: 'ヒカリ',
  postalCode: '1500001',
  prefecture: 'TOKYO',
  city: '渋谷区',
  street: '神宮前1-2-3',
  building: 'コーポ灯台 201号室',
  phoneNumber: '+819012345678',
})

export const fakeAddress = fakeOf('DeliveryAddress', {
  id: 'address_home',
  destination: fakeDestination(),
  isDefault: false,
})

const parents = fakeAddress({
  id: 'address_parents',
  destination: fakeDestination({
    familyName: '星野',
    givenName: 'さくら',
    postalCode: '4980000',
    prefecture: 'AICHI',
    city: '弥富市',
    street: '鯏浦町上本田95',
    building: '',
    phoneNumber: '+81567123456',
  }),
})

/** Their own, and their parents'. */
export const fakeAddresses = [fakeAddress(), parents]

export const fakeDelivery = fakeOf('RealGoodsDelivery', {
  id: 'delivery_one',
  state: 'PREPARING',
  lines: [
    { itemId: 'item_stand', name: '灯台のアクリルスタンド', quantity: 1 },
    { itemId: 'item_badge', name: '缶バッジ（ランダム）', quantity: 3 },
  ],
  name: '灯台のアクリルスタンド',
  lineCount: 2,
  destination: fakeDestination(),
  addressDueAt: null,
  carrier: null,
  trackingNumber: null,
})

export const awaiting = {
  state: 'AWAITING_ADDRESS',
  destination: null,
  addressDueAt: '2026-12-20T14:59:59.000Z',
} as const

const longTown = '夜明けまで灯台の見える丘の上三丁目番外地イ号'
export const longDestination = fakeDestination({
  familyName: '勘解由小路左衛門尉',
  givenName: 'ひかりのみちしるべ',
  street: longTown.repeat(2),
  building: 'グランドメゾン・ド・ライトハウス夜明けの丘弐番館 1204号室',
})
