import { fakeLine, fakePurchase } from '#features/purchases/fakes.ts'
import { fakeConnection, fakeOf } from '#storybook/fake.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { fakeStoreItem } from '#storybook/fakes/store.ts'

export const fakeMovement = fakeOf('CoinMovement', {
  kind: 'SPEND',
  reason: 'STORE_ORDER',
  at: '2026-11-19T12:04:00.000Z',
  free: -320,
  paid: -80,
  freeExpiresAt: null,
  paidExpiresAt: null,
  subject: fakePurchase(),
})

const movements = [
  fakeMovement({
    id: 'transfer_5',
    kind: 'REVERSAL',
    reason: 'REFUND',
    at: '2026-11-20T01:30:00.000Z',
    free: 0,
    paid: 80,
  }),
  fakeMovement({ id: 'transfer_4' }),
  fakeMovement({
    id: 'transfer_3',
    kind: 'GRANT',
    reason: 'COIN_PACK',
    at: '2026-11-18T15:20:00.000Z',
    free: 20,
    paid: 980,
    freeExpiresAt: '2027-02-16T15:00:00.000Z',
    paidExpiresAt: '2027-05-17T15:20:00.000Z',
    subject: fakePurchase({ id: 'purchase_pack', firstLine: fakeLine({ name: 'コイン980枚' }) }),
  }),
  fakeMovement({
    id: 'transfer_2',
    kind: 'EXPIRY',
    reason: 'EXPIRY',
    at: '2026-11-14T15:00:00.000Z',
    free: -5,
    paid: 0,
    subject: null,
  }),
  fakeMovement({
    id: 'transfer_1',
    kind: 'GRANT',
    reason: 'WELCOME',
    at: '2026-11-01T10:00:00.000Z',
    free: 300,
    paid: 0,
    freeExpiresAt: '2027-01-30T15:00:00.000Z',
    subject: null,
  }),
]

export const fakeCoinWallet = fakeOf('CoinWallet', {
  id: 'coinwallet_hikari',
  free: 320,
  paid: 980,
  owed: 0,
  expiring: [
    { at: '2026-12-10T15:00:00.000Z', daysLeft: 20, free: 20, paid: 0 },
    { at: '2027-01-30T15:00:00.000Z', daysLeft: 71, free: 300, paid: 0 },
    { at: '2027-05-17T15:20:00.000Z', daysLeft: 179, free: 0, paid: 980 },
  ],
  movements: fakeConnection(movements),
})

/** A newcomer's, before anything moved. */
export const noCoins = {
  free: 0,
  paid: 0,
  expiring: [],
  movements: fakeConnection([]),
}

/** A pack of coins, as it is sold. */
export const fakeCoinPack = (pack: Parameters<typeof fakeStoreItem>[0] = {}) =>
  fakeStoreItem({ id: 'storeitem_980', kind: 'COIN_PACK', priceCoins: null, ...pack })

const pack = (coins: number, freeCoins: number) =>
  fakeCoinPack({
    id: `storeitem_${coins}`,
    priceYen: coins,
    contents: { paidCoins: coins, freeCoins, tickets: 0 },
  })

/** A community that sells packs of coins. */
export const fakePackCommunity = (community: Parameters<typeof fakeCommunity>[0] = {}) =>
  fakeCommunity({
    coinPacks: [pack(120, 0), pack(480, 10), pack(980, 30), pack(1_960, 80)],
    ...community,
  })

export const fakeSpending = fakeOf('Spending', {
  spent: 6_400,
  resetsAt: '2026-11-30T15:00:00.000Z',
  reached: null,
  cap: 10_000,
  capChangesAt: null,
  nextCap: null,
})
