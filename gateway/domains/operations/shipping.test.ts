import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { realGoodsDelivery } from '../delivery/tables.ts'
import { saveAddress } from '../delivery/addresses.ts'
import { confirmDelivery } from '../delivery/service.ts'
import { openCheckout } from '../checkout/service.ts'
import { user } from '../user/tables.ts'
import { mailboxOf } from '../user/testing.ts'
import { findActsOn, ship } from './service.ts'
import { openOperationsFixture, sato } from './testing.ts'

let desk: Awaited<ReturnType<typeof openOperationsFixture>>
beforeAll(async () => {
  desk = await openOperationsFixture()
})
afterAll(async () => {
  await desk.close()
})

const parcel = { carrier: 'ヤマト運輸', tracking: '１２３４-5678-9012' }

/** A fan's order of goods, and its parcel, ready to be sent. */
async function ordered(language: 'ja' | 'en') {
  const fan = await desk.adult()
  const mails = await mailboxOf(desk.db, fan, desk.now())
  const goods = await desk.item({ kind: 'GOODS', priceYen: 3_000, stock: 5 })
  const orderId = await desk.bought(fan, goods, 3_000)
  const [found] = await desk.db
    .select()
    .from(realGoodsDelivery)
    .where(eq(realGoodsDelivery.orderId, orderId))
  const saved = await saveAddress(desk.as(fan), {
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
  })
  const addressId = saved.__typename === 'SaveDeliveryAddressSuccess' ? saved.address.id : ''
  const say = () =>
    confirmDelivery({ ...desk.as(fan), language }, { deliveryId: found!.id, addressId })
  return { orderId, deliveryId: found!.id, say, mails }
}

it('a parcel is shipped once, and the fan is told once, in their language', async () => {
  const { orderId, deliveryId, say, mails } = await ordered('en')
  await expect(ship(desk.context, orderId, parcel, sato)).rejects.toThrow('AWAITING_ADDRESS')
  await say()
  const answers = await Promise.all(
    [orderId, deliveryId, orderId].map((id) => ship(desk.context, id, parcel, sato)),
  )
  expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1)
  await desk.runJobs()
  await desk.runJobs()
  const [letter, ...more] = (await mails()).filter(({ subject }) => subject.includes('parcel'))
  expect(more).toEqual([])
  expect(letter?.body).toContain('1234-5678-9012')
  expect(letter?.body).toContain(`/en/store/prize/delivery/${deliveryId}`)
  const other = { ...parcel, tracking: '9999-9999' }
  await expect(ship(desk.context, orderId, other, sato)).rejects.toThrow('1234-5678-9012')
  expect(await findActsOn(desk.db, deliveryId)).toMatchObject([{ kind: 'SHIP', ...sato }])
})

it.each([
  [{ carrier: '', tracking: '1234' }, '--carrier'],
  [{ carrier: 'ヤマト', tracking: '12' }, '--tracking'],
  [{ carrier: 'ヤマト', tracking: "1'; drop" }, '--tracking'],
])('what no fan could follow is refused: %o', async (odd, words) => {
  const { orderId, say } = await ordered('ja')
  await say()
  await expect(ship(desk.context, orderId, odd, sato)).rejects.toThrow(words)
})

it('nobody ships without a name and a reason', async () => {
  const { orderId, say } = await ordered('ja')
  await say()
  const act = (who: string, why: string) => ship(desk.context, orderId, parcel, { who, why })
  await expect(act(' ', 'x')).rejects.toThrow('--by')
  await expect(act('sato', '\u200b')).rejects.toThrow('--why')
})

it('the language of a fan is the one they used last', async () => {
  const fan = await desk.adult()
  const item = await desk.item({ priceCoins: 10 })
  const languageOf = async () =>
    (await desk.db.select().from(user).where(eq(user.id, fan)))[0]!.language
  expect(await languageOf()).toBe('ja')
  const input = { communityId: desk.communityId, item: { itemId: item, quantity: 1 } }
  await openCheckout({ ...desk.as(fan), language: 'en' }, input)
  expect(await languageOf()).toBe('en')
})
