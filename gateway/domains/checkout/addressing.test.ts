import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetAddress, saveAddress, viewerAddresses } from '../delivery/addresses.ts'
import { deliveryOfOrder } from '../delivery/service.ts'
import { confirmCheckout } from './service.ts'
import { sessionOf } from './testing.ts'
import { openCheckoutFixture } from './testing.checkout.ts'

let till: Awaited<ReturnType<typeof openCheckoutFixture>>
beforeAll(async () => {
  till = await openCheckoutFixture()
})
afterAll(() => till.close())

async function addressOf(fan: string, city = '渋谷区'): Promise<string> {
  const saved = await saveAddress(till.as(fan), {
    familyName: '髙﨑',
    givenName: 'ひかり',
    familyNameKana: 'タカサキ',
    givenNameKana: 'ヒカリ',
    postalCode: '1500001',
    prefecture: 'TOKYO',
    city,
    street: '神宮前1-2-3',
    building: '',
    phoneNumber: '09012345678',
  })
  if (saved.__typename !== 'SaveDeliveryAddressSuccess') throw new Error(saved.__typename)
  return saved.address.id
}

const payer = { name: 'オウエン ハナコ', email: 'fan@example.com', phone: '090-1234-5678' }
const confirm = (fan: string, sessionId: string, total: number, addressId: string | null) =>
  confirmCheckout(till.as(fan), {
    sessionId,
    total,
    addressId,
    idempotencyKey: 'once',
    konbini: payer,
  })
const parcelOf = async (fan: string, sessionId: string) => {
  const { id: orderId } = await till.order(fan, sessionId)
  return deliveryOfOrder(till.db, { orderId, fanId: fan })
}

describe('where what is bought goes', () => {
  it('is said with the confirmation, and holds for a slip that is paid much later', async () => {
    const fan = await till.adult()
    const [, chosen] = [await addressOf(fan), await addressOf(fan, '港区')]
    const goods = await till.item({ kind: 'GOODS', priceYen: 1_980 })
    const id = await till.ready(fan, goods, 1, 'KONBINI')
    expect(sessionOf(await confirm(fan, id, 1_980, chosen))).toMatchObject({
      state: 'PENDING_KONBINI',
      addressId: chosen,
    })
    till.pass(2 * 24 * 60 * 60)
    await till.payCash(fan, id)
    await till.look(fan, id)
    expect(await parcelOf(fan, id)).toMatchObject({
      state: 'PREPARING',
      destination: { city: '港区' },
    })
    // What was sent to last is what the fan is offered first.
    expect((await viewerAddresses(till.as(fan)))[0]!.id).toBe(chosen)
  })

  it('is asked for again where the fan has deleted it before they paid', async () => {
    const fan = await till.adult()
    const addressId = await addressOf(fan)
    const id = await till.ready(
      fan,
      await till.item({ kind: 'GOODS', priceYen: 500 }),
      1,
      'KONBINI',
    )
    await confirm(fan, id, 500, addressId)
    await forgetAddress(till.as(fan), { addressId })
    await till.payCash(fan, id)
    await till.look(fan, id)
    expect(await parcelOf(fan, id)).toMatchObject({ state: 'AWAITING_ADDRESS', destination: null })
  })

  it('is nobody else’s address, and nothing is paid by naming one', async () => {
    const [fan, other] = [await till.adult(), await till.adult()]
    const foreign = await addressOf(other)
    const id = await till.ready(
      fan,
      await till.item({ kind: 'GOODS', priceYen: 500 }),
      1,
      'KONBINI',
    )
    for (const addressId of [foreign, 'address_none', id])
      expect(await confirm(fan, id, 500, addressId)).toEqual({
        __typename: 'NotFoundError',
        field: 'addressId',
      })
    expect(await till.session(fan, id)).toMatchObject({ state: 'READY', addressId: null })
  })

  it('stays with the checkout whose payment failed, for whoever pays it another way', async () => {
    const fan = await till.adult()
    const addressId = await addressOf(fan)
    const id = await till.ready(fan, await till.item({ kind: 'GOODS', priceYen: 500 }), 1, 'PAYPAY')
    await confirm(fan, id, 500, addressId)
    expect(sessionOf(await till.choose(fan, id, 'KONBINI'))).toMatchObject({ addressId })
    expect(sessionOf(await confirm(fan, id, 500, null))).toMatchObject({ addressId })
  })
})
