import { afterAll, beforeAll, expect, it } from 'vitest'
import type { JobContext } from '../../platform/jobs/kinds.ts'
import { runDueJobs } from '../../platform/jobs/testing.ts'
import { openCommunity } from '../chat/testing.ts'
import { mailboxOf } from '../user/testing.ts'
import { saveAddress } from './addresses.ts'
import { remindOfAddresses } from './reminding.ts'
import { confirmDelivery, openDelivery } from './service.ts'
import { realGoodsDelivery } from './tables.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
let context: JobContext
beforeAll(async () => {
  stage = await openCommunity()
  context = { ...stage.as(null), signal: new AbortController().signal }
})
afterAll(() => stage.close())

const lines = [{ itemId: 'item_1', name: { ja: '色紙', en: 'Signed board' }, quantity: 1 }]

async function winner(orderId: string | null = null) {
  const fan = await stage.fan({ hasJoined: false })
  const mails = await mailboxOf(stage.db, fan, context.now())
  const of = orderId === null ? { communityId: stage.communityId } : { orderId }
  await stage.db.transaction((transaction) =>
    openDelivery(transaction, { fanId: fan, of, lines, now: context.now() }),
  )
  const rows = await stage.db.select().from(realGoodsDelivery)
  return { fan, mails, deliveryId: rows.find(({ fanId }) => fanId === fan)!.id }
}

async function morning(): Promise<void> {
  stage.pass(24 * 60 * 60)
  await Promise.all([remindOfAddresses(context), remindOfAddresses(context)])
  await runDueJobs(stage.queue, context)
}

it('whoever won is reminded 7 and 1 day before it is too late, once each, until they have said it', async () => {
  const silent = await winner()
  const said = await winner()
  const buyer = await winner('order_1')
  const told: number[] = []
  let letter: { body: string } | undefined
  for (let left = 29; left >= -1; left--) {
    const known = new Set((await silent.mails()).map(({ id }) => id))
    await morning()
    const news = (await silent.mails()).filter(({ id }) => !known.has(id))
    told.push(...news.map(() => left))
    letter ??= news[0]
    if (left !== 10) continue
    const saved = await saveAddress(stage.as(said.fan), {
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
    await confirmDelivery(stage.as(said.fan), { deliveryId: said.deliveryId, addressId })
  }
  expect(told).toEqual([7, 1])
  expect(letter?.body).toContain('色紙 × 1')
  expect(letter?.body).toContain(`/store/prize/delivery/${silent.deliveryId}`)
  expect(await said.mails()).toEqual([])
  // What was paid for waits for as long as it takes.
  expect(await buyer.mails()).toEqual([])
})
