import { fakeConnection, fakeOf } from '#storybook/fake.ts'

export const fakeMovement = fakeOf('CoinMovement', {
  kind: 'SPEND',
  reason: 'STORE_ORDER',
  at: '2026-11-19T12:04:00.000Z',
  free: -320,
  paid: -80,
  expiresAt: null,
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
    expiresAt: '2027-02-16T15:00:00.000Z',
  }),
  fakeMovement({
    id: 'transfer_2',
    kind: 'EXPIRY',
    reason: 'EXPIRY',
    at: '2026-11-14T15:00:00.000Z',
    free: -5,
    paid: 0,
  }),
  fakeMovement({
    id: 'transfer_1',
    kind: 'GRANT',
    reason: 'WELCOME',
    at: '2026-11-01T10:00:00.000Z',
    free: 300,
    paid: 0,
    expiresAt: '2027-01-30T15:00:00.000Z',
  }),
]

export const fakeCoinWallet = fakeOf('CoinWallet', {
  id: 'coinwallet_hikari',
  free: 320,
  paid: 980,
  owed: 0,
  expiring: [
    { at: '2026-11-27T15:00:00.000Z', free: 20, paid: 0 },
    { at: '2027-01-30T15:00:00.000Z', free: 300, paid: 0 },
    { at: '2027-05-17T15:20:00.000Z', free: 0, paid: 980 },
  ],
  movements: fakeConnection(movements),
})

/** A newcomer's, before anything moved. */
export const noCoins = {
  ...{ free: 0, paid: 0, expiring: [], movements: fakeConnection([]) },
}
