import { eq } from 'drizzle-orm'
import { hashOfBytes } from '#rules/draws/digest.ts'
import { wholeWeight, type Odds } from '#rules/draws/odds.ts'
import type { Evidence } from '#rules/draws/verify.ts'
import { audit } from '../../platform/database/audit.ts'
import type { ArtImage } from '../../platform/database/columns.ts'
import { newId } from '../../platform/ids.ts'
import { openShop } from '../checkout/testing.ts'
import { collectableCard, nft } from '../collection/tables.ts'
import { invariants as ofCollection } from '../collection/invariants.ts'
import { viewerCards } from '../collection/owning.ts'
import { invariants as ofLedger } from '../ledger/invariants.ts'
import { balancesOf, grant, type Asset } from '../ledger/service.ts'
import type { TreasureOfferKind } from '../types.generated.ts'
import { drawMachine } from './drawing.ts'
import { evidenceOf, oddsDocumentOf, picksOf, serverSeedOfDraw } from './history.ts'
import { invariants } from './invariants.ts'
import { publish } from './publishing.ts'
import { redeemPoints } from './redeeming.ts'
import { openSeed, revealSeed } from './seeds.ts'
import {
  treasureDraw,
  treasureMachine,
  treasurePrize,
  type DrawRow,
  type StoredPrizeRow,
} from './tables.ts'

export const clientSeed = 'c1'.repeat(32)
export const people = { proposedBy: 'aoi', approvedBy: 'ren' }
const words = { ja: 'ためし', en: 'A try' }
const picture: ArtImage = {
  ...{ kind: 'art', name: 'none', url: '/none.svg', width: 1, height: 1, alt: words },
  ...{ dominantColor: '#ffffff', focusX: 0.5, focusY: 0.5 },
}

type NewMachine = Partial<typeof treasureMachine.$inferInsert> & {
  odds?: (prizes: Prizes) => Odds
  /** How many of each prize lie in the box. */
  box?: Partial<Record<keyof Prizes, number>>
}
const prizeKeys = ['s', 'a', 'b', 'coins', 'piece'] as const
type Prizes = Record<(typeof prizeKeys)[number], string>

const plainOdds = ({ s, a, b, coins, piece }: Prizes): Odds => ({
  base: [
    ...[
      { prize: s, weight: 3_000 },
      { prize: a, weight: 6_000 },
      { prize: piece, weight: 6_000 },
    ],
    ...[
      { prize: b, weight: 60_000 },
      { prize: coins, weight: 25_000 },
    ],
  ],
  guarantee: [
    { prize: s, weight: 3_000 },
    { prize: a, weight: 97_000 },
  ],
  pity: { table: [{ prize: s, weight: wholeWeight }], at: 100 },
  top: [s],
})

/** By which nothing comes that changes what the fan has of coins. */
export const cardsAlone = ({ s, a, b, piece }: Prizes): Odds => ({
  ...plainOdds({ s, a, b, piece, coins: b }),
  base: [
    ...[
      { prize: s, weight: 3_000 },
      { prize: a, weight: 6_000 },
    ],
    ...[
      { prize: piece, weight: 6_000 },
      { prize: b, weight: 85_000 },
    ],
  ],
})

/** A community with fans, coins and machines to draw from, each step by a fan's id. */
export async function openHall(env: NodeJS.ProcessEnv = {}) {
  const shop = await openShop(env)
  const { db, as, communityId, now } = shop

  const hall = {
    ...shop,
    async machine({ odds = plainOdds, box, ...more }: NewMachine = {}) {
      const id = newId('treasuremachine')
      await db.insert(treasureMachine).values({
        ...{ id, slug: id, communityId, position: 0, name: words, description: words, picture },
        ...{ kind: box ? ('STOCK' as const) : ('PROBABILITY' as const), priceOne: 300 },
        ...{ priceTen: 3_000, discountOne: 150, discountTen: 1_500, takesTickets: true },
        pointPrice: box ? null : 200,
        ...more,
      })
      const prizes = await addPrizes(id)
      const lying =
        box &&
        Object.fromEntries(
          prizeKeys.flatMap((key) => (box[key] ? [[prizes[key], box[key]] as const] : [])),
        )
      await db.transaction((transaction) =>
        publish(transaction, {
          ...{ machineId: id, people, at: now() },
          ...(lying ? { box: lying } : { odds: odds(prizes) }),
        }),
      )
      return { id, prizes }
    },
    /** Changes a machine, as an operator does. */
    changeMachine: (id: string, change: Partial<typeof treasureMachine.$inferInsert>) =>
      db.update(treasureMachine).set(change).where(eq(treasureMachine.id, id)),
    openSeed: (fan: string | null, machineId: string, seed = clientSeed) =>
      openSeed(as(fan), { machineId, clientHash: hashOfBytes(seed) }),
    reveal: (fan: string | null, seedId: string, seed = clientSeed) =>
      revealSeed(as(fan), { seedId, clientSeed: seed }),
    /** Begins a pair of seeds and shows the browser's. */
    async seed(fan: string, machineId: string, seed = clientSeed): Promise<string> {
      const opened = await hall.openSeed(fan, machineId, seed)
      if (!('seed' in opened)) throw new Error(`it answered ${JSON.stringify(opened)}`)
      await hall.reveal(fan, opened.seed.id, seed)
      return opened.seed.id
    },
    /** A fan with so many paid coins and no free ones, whose seeds at the machine are ready. */
    async drawer(machineId: string, paid: number): Promise<string> {
      const fan = await shop.fan({ hasJoined: false })
      if (paid > 0) await shop.give(fan, paid)
      await hall.seed(fan, machineId)
      return fan
    },
    draw: (
      fan: string | null,
      machineId: string,
      offer: TreasureOfferKind = 'ONE',
      more: { requestId?: string; oddsVersion?: number | null; freeCoins?: number | null } = {},
    ) =>
      drawMachine(as(fan), {
        ...{ machineId, offer, requestId: newId('upload'), oddsVersion: 1, freeCoins: 0 },
        ...more,
      }),
    redeem: (fan: string | null, machineId: string, prizeId: string, requestId = newId('upload')) =>
      redeemPoints(as(fan), { machineId, prizeId, requestId }),
    /** Gives a fan tickets or points. */
    giveOf: (ownerId: string, asset: Asset, amount: number) =>
      db.transaction((transaction) =>
        grant(transaction, {
          ...{ key: newId('transfer'), reason: 'SUPPORT', at: now() },
          lots: [{ ownerId, asset, class: 'FREE', amount, expiry: { afterDays: 30 } }],
        }),
      ),
    async has(fan: string, asset: Asset): Promise<number> {
      const balance = (await balancesOf(db, fan, now())).get(asset)
      return (balance?.free ?? 0) + (balance?.paid ?? 0)
    },
    cards: (fan: string) => viewerCards(as(fan)),
    draws: (fan: string) => db.select().from(treasureDraw).where(eq(treasureDraw.fanId, fan)),
    picks: (fan: string, draw: DrawRow) => picksOf(as(fan), draw),
    /** What the fan's browser would prove a draw by. */
    async evidence(fan: string, draw: DrawRow): Promise<Evidence> {
      const row = evidenceOf(draw)
      if (!row) throw new Error(`${draw.id} has none`)
      const odds = await oddsDocumentOf(as(fan), row)
      return {
        receipt: JSON.parse(row.receipt),
        signature: row.signature,
        publicKey: row.publicKey,
        odds: odds === null ? null : JSON.parse(odds),
        serverSeed: await serverSeedOfDraw(as(fan), row),
      }
    },
    /** What the audit finds. */
    async faults() {
      const all = [...ofLedger, ...ofCollection, ...invariants]
      const found = await audit(shop.ownerUrl, all)
      return found.filter(({ violations }) => violations.length > 0)
    },
  }

  async function addPrizes(machineId: string): Promise<Prizes> {
    const thing = async (table: typeof collectableCard | typeof nft, id: string) => {
      await db.insert(table).values({ id, slug: id, communityId, name: words, picture })
      return id
    }
    const card = () => thing(collectableCard, newId('collectablecard'))
    const rows: [keyof Prizes, Partial<StoredPrizeRow>][] = [
      ['s', { kind: 'COLLECTABLE_CARD', rank: 'S', thingId: await card(), isFeatured: true }],
      ['a', { kind: 'COLLECTABLE_CARD', rank: 'A', thingId: await card() }],
      ['piece', { kind: 'NFT', rank: 'A', thingId: await thing(nft, newId('nft')) }],
      ['b', { kind: 'COLLECTABLE_CARD', rank: 'B', thingId: await card() }],
      ['coins', { kind: 'COIN', rank: 'B', amount: 30 }],
    ]
    const prizes = {} as Prizes
    for (const [position, [key, row]] of rows.entries()) {
      prizes[key] = newId('treasureprize')
      await db.insert(treasurePrize).values({
        ...{ id: prizes[key], machineId, position, name: words, picture, isFeatured: false },
        ...{ kind: 'COIN', rank: 'B', ...row },
      })
    }
    return prizes
  }
  return hall
}

/** The draw that an answer brings. */
export function drawOf(answer: { __typename: string; draw?: DrawRow }): DrawRow {
  if (!answer.draw) throw new Error(`it answered ${JSON.stringify(answer)}`)
  return answer.draw
}
