import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cards } from './domains/checkout/testing.checkout.ts'
import { takeBack } from './domains/checkout/service.ts'
import { sessionOf } from './domains/checkout/testing.ts'
import { sendRefund } from './domains/payments/refunds.ts'
import { openClub } from './domains/subscription/testing.ts'
import { paymentInstrument } from './domains/payments/tables.ts'
import { startGraphql } from './platform/graphql/testing.ts'

/** What a fan owns of money, asked for over HTTP by another, by a guest, and with numbers that no page sends. */
let club: Awaited<ReturnType<typeof openClub>>
let http: Awaited<ReturnType<typeof startGraphql>>
beforeAll(async () => {
  club = await openClub()
  http = await startGraphql({ stage: club, perMinute: { user: 3_000, address: 9_000 } })
})
afterAll(() => http.close())

type Answer = { data?: Record<string, { __typename: string; code?: string } | null> | null }

async function ask(viewer: string | null, query: string, variables: object): Promise<Answer> {
  const headers: Record<string, string> = viewer ? { authorization: `Bearer ${viewer}` } : {}
  return (await (await http.ask(query, variables, headers)).json()) as Answer
}

/** One mutation, with its argument: the input object, or the id alone. */
async function send(viewer: string | null, name: string, input: object | string) {
  const isInput = typeof input === 'object'
  const field =
    { completePayment: 'attemptId', completeCardSaving: 'savingId' }[name] ?? 'instrumentId'
  const type = isInput ? `${name[0]!.toUpperCase()}${name.slice(1)}Input!` : 'ID!'
  const answer = await ask(
    viewer,
    `mutation ($it: ${type}) { ${name}(${isInput ? 'input' : field}: $it) {
      __typename ... on NotFoundError { field } ... on UserError { code } } }`,
    { it: input },
  )
  return answer.data?.[name]
}

const address = {
  familyName: '髙﨑',
  givenName: 'ひかり',
  familyNameKana: 'タカサキ',
  givenNameKana: 'ヒカリ',
  postalCode: '1500001',
  prefecture: 'TOKYO',
  city: '渋谷区',
  street: '神宮前1-2-3',
  building: '',
  phoneNumber: '09012345678',
}
const account = {
  bankCode: '0001',
  branchCode: '001',
  kind: 'ORDINARY',
  number: '1234567',
  holder: 'ﾊﾅｺ',
}

/** A fan who has one of everything, and its ids. */
async function owner() {
  const { fan, id: subscriptionId } = await club.member(cards.pays)
  const [invoice] = await club.invoicesOf(fan)
  const [card] = await club.db
    .select()
    .from(paymentInstrument)
    .where(eq(paymentInstrument.fanId, fan))
  const goods = await club.item({ kind: 'GOODS', priceYen: 1_200 })
  const sessionId = await club.ready(fan, goods, 1, 'KONBINI')
  sessionOf(await club.pay(fan, sessionId, 1_200))
  const { id: attemptId } = await club.attempt(fan, sessionId)
  await club.payCash(fan, sessionId)
  await club.look(fan, sessionId)
  const openId = await club.ready(fan, goods, 1, 'CARD')
  const saved = await ask(
    fan,
    `mutation ($input: SaveDeliveryAddressInput!) { saveDeliveryAddress(input: $input) {
      ... on SaveDeliveryAddressSuccess { address { id } } } }`,
    { input: address },
  )
  const { data } = (await ask(
    fan,
    `query ($id: ID!) { node(id: $id) { ... on CheckoutSession { order {
      id receipt { id } delivery { id } } } }
      viewer { purchases(first: 5) { edges { node { id } } } } }`,
    { id: sessionId },
  )) as unknown as { data: Owned }
  const { order } = data.node
  const back = await club.db.transaction((db) =>
    takeBack(
      { ...club.as(null), db },
      { orderId: order.id, amountYen: 100, reason: 'SUPPORT', spent: 'REFUSE', at: club.now() },
    ),
  )
  await sendRefund(club.as(null), back.refundId!)
  return {
    fan,
    subscriptionId,
    invoiceId: invoice!.id,
    instrumentId: card!.id,
    sessionId,
    openId,
    attemptId,
    goods,
    addressId: (saved as unknown as { data: Saved }).data.saveDeliveryAddress.address.id,
    orderId: order.id,
    receiptId: order.receipt.id,
    deliveryId: order.delivery.id,
    refundId: back.refundId!,
    purchaseId: data.viewer.purchases.edges[0]!.node.id,
  }
}
type Saved = { saveDeliveryAddress: { address: { id: string } } }
type Owned = {
  node: { order: { id: string; receipt: { id: string }; delivery: { id: string } } }
  viewer: { purchases: { edges: { node: { id: string } }[] } }
}

describe('another fan’s', () => {
  let own: Awaited<ReturnType<typeof owner>>
  let stranger: Awaited<ReturnType<typeof owner>>
  beforeAll(async () => {
    own = await owner()
    stranger = await owner()
  })

  it('things are found by no id', async () => {
    const read = (viewer: string | null, id: string) =>
      ask(viewer, 'query ($id: ID!) { node(id: $id) { __typename id } }', { id })
    const { fan, goods: _, ...ids } = own
    for (const [name, id] of Object.entries(ids)) {
      expect([name, typeof id]).toEqual([name, 'string'])
      expect([name, (await read(fan, id)).data?.node]).toMatchObject([name, { id }])
      for (const viewer of [stranger.fan, null])
        expect([name, (await read(viewer, id)).data?.node]).toEqual([name, null])
    }
  })

  it('ids are taken in no field of any mutation, and change nothing', async () => {
    const { fan } = stranger
    const paying = { sessionId: stranger.openId, total: 1_200, idempotencyKey: 'k' }
    const tries: [name: string, field: string, input: object | string][] = [
      [
        'openCheckout',
        'returnsTo',
        {
          communityId: club.communityId,
          returnsTo: own.openId,
          item: { itemId: own.goods, quantity: 1 },
        },
      ],
      ['chooseCheckoutMethod', 'sessionId', { sessionId: own.openId, method: 'PAYPAY' }],
      [
        'chooseCheckoutMethod',
        'instrumentId',
        { sessionId: stranger.openId, method: 'CARD', instrumentId: own.instrumentId },
      ],
      ['confirmCheckout', 'sessionId', { ...paying, sessionId: own.openId }],
      ['confirmCheckout', 'addressId', { ...paying, addressId: own.addressId }],
      ['cancelCheckout', 'sessionId', { sessionId: own.openId }],
      ['completePayment', 'attemptId', own.attemptId],
      ['deletePaymentInstrument', 'instrumentId', own.instrumentId],
      ['saveDeliveryAddress', 'addressId', { ...address, addressId: own.addressId }],
      ['deleteDeliveryAddress', 'addressId', { addressId: own.addressId }],
      ['setDefaultDeliveryAddress', 'addressId', { addressId: own.addressId }],
      [
        'confirmDelivery',
        'deliveryId',
        { deliveryId: own.deliveryId, addressId: stranger.addressId },
      ],
      [
        'confirmDelivery',
        'addressId',
        { deliveryId: stranger.deliveryId, addressId: own.addressId },
      ],
      ['cancelSubscription', 'subscriptionId', { subscriptionId: own.subscriptionId }],
      ['resumeSubscription', 'subscriptionId', { subscriptionId: own.subscriptionId }],
      [
        'changeSubscriptionCard',
        'subscriptionId',
        { subscriptionId: own.subscriptionId, instrumentId: stranger.instrumentId },
      ],
      [
        'changeSubscriptionCard',
        'instrumentId',
        { subscriptionId: stranger.subscriptionId, instrumentId: own.instrumentId },
      ],
      ['paySubscriptionInvoice', 'invoiceId', { invoiceId: own.invoiceId }],
      ['giveRefundAccount', 'refundId', { ...account, refundId: own.refundId }],
      ['writeReceiptAddressee', 'receiptId', { receiptId: own.receiptId, addressee: '髙橋' }],
      ['printReceipt', 'receiptId', { receiptId: own.receiptId }],
    ]
    for (const [name, field, input] of tries) {
      expect([name, field, await send(fan, name, input)]).toMatchObject([
        name,
        field,
        { __typename: 'NotFoundError', ...(typeof input === 'object' && { field }) },
      ])
      expect([name, (await send(null, name, input))?.__typename]).toEqual([
        name,
        'UnauthenticatedError',
      ])
    }
    expect(await club.session(own.fan, own.openId)).toMatchObject({
      state: 'READY',
      method: 'CARD',
    })
    const ownAccount = { ...account, refundId: own.refundId }
    expect((await send(own.fan, 'giveRefundAccount', ownAccount))?.__typename).toBe(
      'GiveRefundAccountSuccess',
    )
    expect(await club.one(own.subscriptionId)).toMatchObject({ state: 'ACTIVE' })
    expect(await club.faults()).toEqual([])
  })
})

describe('numbers that no page sends', () => {
  const wrong = [-1, 0, 11, 2_147_483_647]
  const broken = ['1', 1.5, 2_147_483_648, null, [1]]

  it('buy nothing and put nothing into a basket', async () => {
    const [fan, item] = [await club.adult(), await club.item({ priceYen: 500, stock: 5 })]
    for (const quantity of [...wrong, ...broken]) {
      const bought = await send(fan, 'openCheckout', {
        communityId: club.communityId,
        item: { itemId: item, quantity },
      })
      expect([quantity, bought?.__typename ?? 'refused']).not.toEqual([
        quantity,
        'OpenCheckoutSuccess',
      ])
      if (quantity === 11 || quantity === 2_147_483_647) continue
      const put = await send(fan, 'addToBasket', { itemId: item, quantity, idempotencyKey: 'k' })
      expect([quantity, put?.__typename ?? 'refused']).not.toEqual([quantity, 'AddToBasketSuccess'])
    }
    expect(await club.free(item)).toBe(5)
    expect(await club.basket(fan)).toEqual([])
  })

  it('are no price: what is charged is the item’s own, or nothing', async () => {
    const [fan, item] = [await club.buyer(500), await club.item({ priceCoins: 100, stock: 5 })]
    const sessionId = await club.ready(fan, item)
    for (const total of [-100, 0, 1, 99, 101, ...wrong, ...broken]) {
      const answer = await send(fan, 'confirmCheckout', {
        sessionId,
        total,
        freeCoins: 100,
        idempotencyKey: `k${String(total)}`,
      })
      expect([total, answer?.__typename ?? 'refused']).not.toEqual([
        total,
        'ConfirmCheckoutSuccess',
      ])
    }
    expect(await club.coinsOf(fan)).toEqual({ free: 300, paid: 500 })
    expect(await club.session(fan, sessionId)).toMatchObject({ state: 'READY' })
  })
})

it('an order that is confirmed 50 times at once is one order, and its coins are spent once', async () => {
  const [fan, item] = [await club.buyer(500), await club.item({ priceCoins: 100, stock: 60 })]
  const sessionId = await club.ready(fan, item)
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      send(fan, 'confirmCheckout', {
        sessionId,
        total: 100,
        freeCoins: 100,
        idempotencyKey: 'once',
      }),
    ),
  )
  expect(new Set(answers.map((answer) => answer?.__typename))).toEqual(
    new Set(['ConfirmCheckoutSuccess']),
  )
  expect(await club.coinsOf(fan)).toEqual({ free: 200, paid: 500 })
  expect(await club.free(item)).toBe(59)
})
