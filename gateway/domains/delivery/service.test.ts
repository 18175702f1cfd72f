import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCommunity } from '../chat/testing.ts'
import { deliveryOf, notificationsOf } from '../notification/reading.ts'
import type { SaveDeliveryAddressInput } from '../types.generated.ts'
import { mailboxOf } from '../user/testing.ts'
import {
  forgetAddress,
  loadAddress,
  preferAddress,
  saveAddress,
  viewerAddresses,
} from './addresses.ts'
import {
  confirmDelivery,
  deliveryOfOrder,
  loadDelivery,
  noteArrival,
  openDelivery,
  sendDelivery,
} from './service.ts'
import { deliveryAddress, realGoodsDelivery } from './tables.ts'

const typed: SaveDeliveryAddressInput = {
  familyName: '髙﨑',
  givenName: 'ひかり',
  familyNameKana: 'たかさき',
  givenNameKana: 'ﾋｶﾘ',
  postalCode: '〒１５０ー０００１',
  prefecture: 'TOKYO',
  city: '渋谷区',
  street: '神宮前1-2-3',
  building: '',
  phoneNumber: '０９０−１２３４−５６７８',
}
const lines = [
  { itemId: 'item_1', name: { ja: 'アクリルスタンド', en: 'Acrylic stand' }, quantity: 1 },
]

describe('delivery', () => {
  let stage: Awaited<ReturnType<typeof openCommunity>>
  let fan: string
  let other: string
  beforeAll(async () => {
    stage = await openCommunity()
    fan = await stage.fan()
    other = await stage.fan()
  })
  afterAll(() => stage.close())

  const as = (userId: string | null) => stage.as(userId)
  const save = async (userId: string, input: Partial<SaveDeliveryAddressInput> = {}) => {
    const answer = await saveAddress(as(userId), { ...typed, ...input })
    if (answer.__typename !== 'SaveDeliveryAddressSuccess') throw new Error(answer.__typename)
    return answer.address.id
  }
  const ofOf = (orderId: string | null) =>
    orderId === null ? { communityId: stage.communityId } : { orderId }
  const open = async (of: { orderId?: string; addressId?: string } = {}) => {
    const { orderId = null, addressId } = of
    const now = as(fan).now()
    await stage.db.transaction((transaction) =>
      openDelivery(transaction, { fanId: fan, of: ofOf(orderId), lines, addressId, now }),
    )
    const rows = await stage.db.select().from(realGoodsDelivery)
    return rows.findLast((row) => row.fanId === fan && row.orderId === orderId)!
  }
  const send = (parcel: Parameters<typeof sendDelivery>[1]) =>
    stage.db.transaction((db) => sendDelivery({ ...as(null), db }, parcel))
  const confirm = (userId: string | null, deliveryId: string, addressId: string) =>
    confirmDelivery(as(userId), { deliveryId, addressId })

  it('keeps an address in the one form that parcels need', async () => {
    const address = await loadAddress(as(fan), await save(fan))
    expect(address?.destination).toMatchObject({
      familyName: '髙﨑',
      familyNameKana: 'タカサキ',
      givenNameKana: 'ヒカリ',
      postalCode: '1500001',
      phoneNumber: '+819012345678',
    })
  })

  it.each([
    ['familyName', ' ', 'EMPTY'],
    ['givenName', 'あ'.repeat(21), 'TOO_LONG'],
    ['street', '1-2-3\n神宮前', 'UNREADABLE'],
    ['city', '\u202E渋谷区', 'UNREADABLE'],
    ['familyNameKana', '髙﨑', 'NOT_KATAKANA'],
    ['postalCode', '150-000', 'NOT_A_POSTAL_CODE'],
    ['phoneNumber', '110', 'NOT_A_PHONE_NUMBER'],
  ] as const)('names the field %s that holds %j', async (field, value, code) => {
    expect(await saveAddress(as(fan), { ...typed, [field]: value })).toMatchObject({
      __typename: 'DestinationError',
      field,
      code,
    })
  })

  it('shows nobody what is another’s, in any field that takes an id', async () => {
    const address = await save(fan)
    const { id: delivery } = await open({ orderId: 'order_idor' })
    const foreign = await save(other)
    const missing = (field: string) => ({ __typename: 'NotFoundError', field })
    for (const stranger of [other, null]) {
      expect(await loadAddress(as(stranger), address)).toBeNull()
      expect(await loadDelivery(as(stranger), delivery)).toBeNull()
    }
    expect(await viewerAddresses(as(other))).not.toContainEqual(
      expect.objectContaining({ id: address }),
    )
    expect(await saveAddress(as(other), { ...typed, addressId: address })).toEqual(
      missing('addressId'),
    )
    expect(await forgetAddress(as(other), { addressId: address })).toEqual(missing('addressId'))
    expect(await confirm(other, delivery, foreign)).toEqual(missing('deliveryId'))
    expect(await confirm(fan, delivery, foreign)).toEqual(missing('addressId'))
    expect(await deliveryOfOrder(stage.db, { orderId: 'order_idor', fanId: other })).toBeNull()
    // An id of another type names nothing either.
    expect(await loadAddress(as(fan), delivery)).toBeNull()
    expect(await loadDelivery(as(fan), address)).toBeNull()
    // Nothing of it was changed.
    expect((await loadAddress(as(fan), address))?.fanId).toBe(fan)
    expect((await loadDelivery(as(fan), delivery))?.state).toBe('AWAITING_ADDRESS')
  })

  it('asks who it is before anything else', async () => {
    const refused = { __typename: 'UnauthenticatedError' }
    expect(await saveAddress(as(null), typed)).toEqual(refused)
    expect(await forgetAddress(as(null), { addressId: 'address_x' })).toEqual(refused)
    expect(await confirm(null, 'delivery_x', 'address_x')).toEqual(refused)
    expect(await viewerAddresses(as(null))).toEqual([])
  })

  it('sends an order once, to the address as it was when it was confirmed', async () => {
    const address = await save(fan)
    const first = await open({ orderId: 'order_1' })
    expect((await open({ orderId: 'order_1' })).id).toBe(first.id)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => confirm(fan, first.id, address)),
    )
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
      'ConfirmDeliverySuccess',
      ...Array<string>(4).fill('DeliveryStateError'),
    ])
    await saveAddress(as(fan), { ...typed, addressId: address, city: '港区' })
    await forgetAddress(as(fan), { addressId: address })
    expect(await loadDelivery(as(fan), first.id)).toMatchObject({
      state: 'PREPARING',
      destination: { city: '渋谷区' },
    })
  })

  it('goes on to the address that was chosen before, and asks again where that is gone', async () => {
    const addressId = await save(fan)
    expect(await open({ orderId: 'order_2', addressId })).toMatchObject({ state: 'PREPARING' })
    const foreign = await save(other)
    expect(await open({ orderId: 'order_3', addressId: foreign })).toMatchObject({
      state: 'AWAITING_ADDRESS',
      destination: null,
    })
  })

  it('is shipped once it is confirmed, and arrives once it is shipped', async () => {
    const addressId = await save(fan)
    const { id } = await open({ orderId: 'order_4' })
    const parcel = { id, carrier: 'ヤマト運輸', trackingNumber: '1234-5678', now: as(fan).now() }
    expect(await send(parcel)).toBe(false)
    await confirm(fan, id, addressId)
    expect(await noteArrival(stage.db, parcel)).toBe(false)
    expect(await send(parcel)).toBe(true)
    expect(await send({ ...parcel, trackingNumber: 'another' })).toBe(false)
    expect(await noteArrival(stage.db, parcel)).toBe(true)
    expect(await loadDelivery(as(fan), id)).toMatchObject({
      state: 'DELIVERED',
      trackingNumber: '1234-5678',
    })
  })

  it('tells of a prize’s parcel under the bell too, once, and leads to it', async () => {
    const winner = await stage.fan()
    const addressId = await save(winner)
    const now = as(winner).now()
    const mails = await mailboxOf(stage.db, winner, now)
    await stage.db.transaction((transaction) =>
      openDelivery(transaction, { fanId: winner, of: ofOf(null), lines, addressId, now }),
    )
    const rows = await stage.db.select().from(realGoodsDelivery)
    const { id } = rows.find(({ fanId }) => fanId === winner)!
    const parcel = { id, carrier: 'ヤマト運輸', trackingNumber: '1234-5678', now }
    expect((await Promise.all([send(parcel), send(parcel)])).toSorted()).toEqual([false, true])
    await stage.runJobs()
    const page = { side: 'after', key: undefined, size: 20 } as const
    const [told, ...more] = await notificationsOf(as(winner), { fanId: winner }, page)
    expect(more).toEqual([])
    expect(told?.kind).toBe('PARCEL_SENT')
    expect(await deliveryOf(as(winner), told!)).toMatchObject({ id, state: 'SHIPPED' })
    expect(await deliveryOf(as(other), told!)).toBeNull()
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('商品を発送しました'),
    ])
  })

  it('lets a prize go where nobody says in 30 days where it goes, and never what was paid for', async () => {
    const addressId = await save(fan)
    const prize = await open()
    const order = await open({ orderId: 'order_5' })
    await stage.db
      .update(realGoodsDelivery)
      .set({ addressDueAt: as(fan).now() })
      .where(eq(realGoodsDelivery.id, prize.id))
    expect(order.addressDueAt).toBeNull()
    expect(await confirm(fan, prize.id, addressId)).toEqual({ __typename: 'DeliveryStateError' })
    expect(await confirm(fan, order.id, addressId)).toMatchObject({
      __typename: 'ConfirmDeliverySuccess',
    })
  })

  it('gives a prize up in time that is nobody’s to wait for, and nothing else', async () => {
    const { now: clock, jobs } = as(null)
    const now = clock()
    const giveUpOverdue = async () => {
      await jobs.enqueue('ouen', 'cancelOverdueDeliveries', null, stage.db)
      await stage.runJobs()
    }
    const states = async (id: string) =>
      (await stage.db.select().from(realGoodsDelivery).where(eq(realGoodsDelivery.fanId, id)))
        .map(({ state }) => state)
        .toSorted()
    const winner = await stage.fan()
    const open = (orderId: string | null, addressId?: string) =>
      stage.db.transaction((transaction) =>
        openDelivery(transaction, { fanId: winner, of: ofOf(orderId), lines, addressId, now }),
      )
    await open(null)
    await open(`order_of_${winner}`)
    await open(null, await save(winner))
    stage.pass(29 * 24 * 60 * 60)
    await giveUpOverdue()
    expect(await states(winner)).toEqual(['AWAITING_ADDRESS', 'AWAITING_ADDRESS', 'PREPARING'])
    stage.pass(24 * 60 * 60)
    await giveUpOverdue()
    expect(await states(winner)).toEqual(['AWAITING_ADDRESS', 'CANCELED', 'PREPARING'])
  })

  it('keeps ten addresses of those that are saved at the same instant', async () => {
    const keeper = await stage.fan()
    await Promise.all(Array.from({ length: 14 }, () => saveAddress(as(keeper), typed)))
    expect(await stage.db.$count(deliveryAddress, eq(deliveryAddress.fanId, keeper))).toBe(10)
  })

  it('keeps ten addresses, what was used last first', async () => {
    const keeper = await stage.fan()
    const ids: string[] = []
    for (let count = 0; count < 10; count += 1) ids.push(await save(keeper))
    expect(await saveAddress(as(keeper), typed)).toEqual({
      __typename: 'AddressLimitError',
      most: 10,
    })
    expect(await viewerAddresses(as(keeper))).toHaveLength(10)
    await forgetAddress(as(keeper), { addressId: ids[0]! })
    expect(await save(keeper)).toMatch(/^address_/)
  })

  it('offers the default one first, whatever is used since, and has one of them, set at once or not', async () => {
    const keeper = await stage.fan()
    const [first, second, third] = [await save(keeper), await save(keeper), await save(keeper)]
    await preferAddress(as(keeper), first)
    await saveAddress(as(keeper), { ...typed, addressId: third })
    expect((await viewerAddresses(as(keeper))).map(({ id }) => id)).toEqual([first, third, second])
    await Promise.all([first, second, third, first].map((id) => preferAddress(as(keeper), id)))
    const preferred = (await viewerAddresses(as(keeper))).filter(({ isDefault }) => isDefault)
    expect(preferred).toHaveLength(1)
    const foreign = { __typename: 'NotFoundError', field: 'addressId' }
    expect(await preferAddress(as(other), first)).toEqual(foreign)
    expect(await preferAddress(as(keeper), await save(other))).toEqual(foreign)
    expect(await viewerAddresses(as(keeper))).toContainEqual(preferred[0])
  })
})
