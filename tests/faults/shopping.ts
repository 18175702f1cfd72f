import { storeCode } from '../../gateway/domains/check-in/storeCodes.ts'
import { checkInStore } from '../../gateway/domains/check-in/tables.ts'
import { newDraw } from '../../gateway/domains/prize-draw/testing.ts'
import { addMachine, cardsAlone } from '../../gateway/domains/treasure-machine/testing.machines.ts'
import { leaveOnShelf, newItem } from '../../gateway/domains/store/testing.ts'
import { Fan } from './fan.ts'
import { retryUntilAnswered } from './retryUntilAnswered.ts'
import type { World } from './world.ts'

const pays = '4242424242424242'
const declines = '4000000000000002'
const konbini = { name: 'オウエン ハナコ', email: 'fan@example.com', phone: '09012345678' }

/**
 * Fans who buy at the same time, each in a way that passes other points: with coins, by a card that pays or does
 * not, by a slip that is paid late, in two ways at once, and not at all; who enter a prize draw, who draw ten and
 * take a prize for points, and who stamp a day, come by a store, and receive what missions and the month's stamps bring. `meanwhile` is what else happens once they have begun. Throws where one of them can't be served, or has not exactly what they paid for.
 */
export async function shop(world: World, meanwhile?: () => Promise<void>): Promise<void> {
  const [home] = await world.query<{ id: string }>(
    `select id from community where tenant_id = 'ouen' limit 1`,
  )
  const communityId = home!.id
  const item = (more: Parameters<typeof newItem>[2]) =>
    retryUntilAnswered(() => newItem(world.db, communityId, more))
  const join = () => Fan.join(world, communityId)
  const atDesk = async (fan: Fan, act: string, id: string) => fan.post('/sandbox/desk', { act, id })
  const intentOf = async (attemptId: string) => {
    const [row] = await world.query<{ id: string }>(
      'select provider_id as id from payment_attempt where id = $1',
      [attemptId],
    )
    return row!.id
  }

  const withCoins = async () => {
    const fan = await join()
    const { id } = await fan.choose(communityId, await item({ priceCoins: 400, stock: 3 }), 'COINS')
    const freeCoins = await world.free(fan.id)
    await fan.confirm(id, 400, { freeCoins: Math.min(400, freeCoins) })
  }
  const byCard = async () => {
    const fan = await join()
    const contents = { paidCoins: 980, freeCoins: 20 }
    const pack = await item({ kind: 'COIN_PACK', priceYen: 980, contents })
    const { id } = await fan.choose(communityId, pack, 'CARD')
    const session = await fan.confirm(id, 980)
    await fan.typeCard(session, pays)
    await fan.look(session.attempt!.id, ({ state }) => state === 'CAPTURED')
    const [row] = await world.query<{ paid: number; orders: number }>(
      `select (select coalesce(sum(remaining), 0)::integer from ledger_lot
         where owner_id = $1 and asset = 'COIN' and class = 'PAID') as paid,
       (select count(*)::integer from store_order where fan_id = $1) as orders`,
      [fan.id],
    )
    if (row!.paid !== 500 + 980 || row!.orders !== 1)
      throw new Error(`a pack brought ${row!.paid - 500} coins by ${row!.orders} orders`)
  }
  const returned = async () => {
    const fan = await join()
    const { id } = await fan.choose(communityId, await item({ stock: 1 }), 'CARD')
    const session = await fan.confirm(id, 1_000)
    await fan.typeCard(session, pays)
    await fan.look(session.attempt!.id, ({ state }) => state === 'CAPTURED')
    await world.refund(id)
  }
  const declined = async () => {
    const fan = await join()
    const { id } = await fan.choose(communityId, await item({ stock: 2 }), 'CARD')
    const session = await fan.confirm(id, 1_000)
    await fan.typeCard(session, declines)
    await fan.look(session.attempt!.id, ({ state }) => state === 'FAILED')
    await fan.cancel(id)
  }
  const left = async () => {
    const fan = await join()
    await fan.choose(communityId, await item({ stock: 1 }), 'CARD')
  }
  const tooLate = async () => {
    const [fan, other] = [await join(), await join()]
    const last = await item({ priceCoins: 100, stock: 11 })
    const { id } = await fan.choose(communityId, last, 'KONBINI')
    await retryUntilAnswered(() => leaveOnShelf(world.db, last, 0))
    const session = await fan.confirm(id, 1_000, { konbini })
    const { id: slip } = await fan.look(session.attempt!.id, ({ step }) => step !== null)
    await fan.cancel(id)
    const theirs = await other.choose(communityId, last, 'COINS')
    await other.confirm(theirs.id, 100, { freeCoins: Math.min(100, await world.free(other.id)) })
    await atDesk(fan, 'pay-late', await intentOf(slip))
  }
  const twice = async () => {
    const fan = await join()
    const { id } = await fan.choose(communityId, await item({ stock: 11 }), 'KONBINI')
    const session = await fan.confirm(id, 1_000, { konbini })
    const { id: slip } = await fan.look(session.attempt!.id, ({ step }) => step !== null)
    await fan.chooseAnew(id, 'CARD')
    await fan.confirm(id, 1_000, { idempotencyKey: 'by-card' })
    await atDesk(fan, 'pay-late', await intentOf(slip))
    // Before the clock jumps: what is told after the card's time is over ends nothing any more.
    await fan.look(slip, ({ state }) => state === 'CAPTURED')
  }

  const enters = async () => {
    const { services, db } = world
    const closesAt = new Date(services.now().getTime() + 20 * 60_000)
    const draw = { communityId, closesAt, prizes: [{ kind: 'COIN' as const, amount: 7 }] }
    const drawId = await retryUntilAnswered(() => newDraw(db, services, draw))
    const fans = [await join(), await join()]
    for (const fan of fans)
      for (const withTicket of [false, true]) await fan.enter(drawId, withTicket)
    return { drawId, fans }
  }
  const draws = async () => {
    const { db, services } = world
    const fan = await join()
    const hall = { db, communityId, now: () => services.now() }
    const prices = { priceOne: 30, priceTen: 300, pointPrice: 10 }
    const { id, prizes } = await retryUntilAnswered(() =>
      addMachine(hall, { ...prices, odds: cardsAlone }),
    )
    const welcome = await world.free(fan.id)
    await fan.drawTen(id, Math.min(300, welcome))
    await fan.redeem(id, prizes.s)
    const [row] = await world.query<{
      coins: number
      draws: number
      picks: number
      points: number
    }>(
      `select (select coalesce(sum(remaining), 0)::integer from ledger_lot
         where owner_id = $1 and asset = 'COIN') as coins,
       (select coalesce(sum(remaining), 0)::integer from ledger_lot
         where owner_id = $1 and asset like 'GACHA_POINT:%') as points,
       (select count(*)::integer from treasure_draw where fan_id = $1) as draws,
       (select count(*)::integer from treasure_pick p join treasure_draw d on d.id = p.draw_id
         where d.fan_id = $1) as picks`,
      [fan.id],
    )
    const { coins, ...drawn } = row!
    const isRight = drawn.draws === 2 && drawn.picks === 11 && drawn.points === 0
    if (coins !== 500 + welcome - 300 || !isRight)
      throw new Error(`ten for 300 of ${500 + welcome} left ${coins}: ${JSON.stringify(drawn)}`)
  }
  /** What hangs at a store's counter. */
  const printed = async () => {
    const { services, db } = world
    const [store] = await db.select().from(checkInStore).orderBy(checkInStore.number).limit(1)
    return storeCode({ config: services.config, tenantId: 'ouen' }, store!, store!.edition)
  }
  const comesBy = async () => {
    const fan = await join()
    const welcome = await world.free(fan.id)
    const stamped = await fan.stamp(communityId)
    const done = await fan.done(communityId)
    // The day's stamp, the first of all (which is two missions'), and having joined.
    if (done.length !== 4) throw new Error(`${done.join()} are done`)
    await Promise.all([fan.claim(communityId, done), fan.claim(communityId, done)])
    await fan.stamp(communityId)
    const visited = await fan.visit(communityId, await retryUntilAnswered(printed))
    await fan.receivePresents(communityId)
    const [row] = await world.query<{ coins: number; promised: number; sent: number }>(
      `select coalesce(sum(remaining), 0)::integer as coins, (
         select sum(reward_amount)::integer from mission_claim where fan_id = $1 and reward_kind = 'COIN') as promised, (
         select count(*)::integer from real_goods_delivery where fan_id = $1) as sent
       from ledger_lot where owner_id = $1 and asset = 'COIN' and class = 'FREE'`,
      [fan.id],
    )
    if (row!.coins !== welcome + stamped + row!.promised + visited)
      throw new Error(`${row!.coins} coins for ${stamped}, ${row!.promised} and ${visited}`)
    if (row!.sent !== 1) throw new Error(`${row!.sent} parcels for one present`)
  }

  const entering = enters()
  const shopping = [
    withCoins,
    byCard,
    returned,
    declined,
    left,
    tooLate,
    twice,
    draws,
    comesBy,
  ].map((buy) => buy())
  const ended = await Promise.allSettled([
    ...shopping,
    entering,
    ...(meanwhile ? [meanwhile()] : []),
  ])
  for (const each of ended) if (each.status === 'rejected') throw each.reason
  await world.settle()
  const { drawId } = await entering
  const [row] = await world.query<{ entries: number; won: number }>(
    `select (select count(*)::integer from prize_draw_entry where draw_id = $1) as entries,
       (select count(*)::integer from prize_draw_place where draw_id = $1) as won`,
    [drawId],
  )
  if (row!.entries !== 4 || row!.won !== 1)
    throw new Error(`${drawId} has ${row!.entries} entries and ${row!.won} winners`)
}
