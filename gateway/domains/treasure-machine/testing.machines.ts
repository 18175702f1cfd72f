import { wholeWeight, type Odds } from '#rules/draws/odds.ts'
import type { ArtImage } from '../../platform/database/columns.ts'
import type { Database } from '../../platform/database/pools.ts'
import { newId } from '../../platform/ids.ts'
import { collectableCard, nft } from '../collection/tables.ts'
import { publish } from './publishing.ts'
import { treasureMachine, treasurePrize, type StoredPrizeRow } from './tables.ts'

export const people = { proposedBy: 'aoi', approvedBy: 'ren' }
const words = { ja: 'ためし', en: 'A try' }
const picture: ArtImage = {
  kind: 'art',
  name: 'none',
  url: '/none.svg',
  width: 1,
  height: 1,
  alt: words,
  dominantColor: '#ffffff',
  focusX: 0.5,
  focusY: 0.5,
}

export type NewMachine = Partial<typeof treasureMachine.$inferInsert> & {
  odds?: (prizes: Prizes) => Odds
  /** How many of each prize lie in the box. */
  box?: Partial<Record<keyof Prizes, number>>
}
const prizeKeys = ['s', 'a', 'b', 'coins', 'piece', 'blank'] as const
type Prizes = Record<(typeof prizeKeys)[number], string>

const plainOdds = ({ s, a, b, coins, piece }: Omit<Prizes, 'blank'>): Odds => ({
  base: [
    { prize: s, weight: 3_000 },
    { prize: a, weight: 6_000 },
    { prize: piece, weight: 6_000 },
    { prize: b, weight: 60_000 },
    { prize: coins, weight: 25_000 },
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
    { prize: s, weight: 3_000 },
    { prize: a, weight: 6_000 },
    { prize: piece, weight: 6_000 },
    { prize: b, weight: 85_000 },
  ],
})

/** What a machine is that costs nothing. */
export const free = {
  priceOne: 0,
  priceTen: null,
  discountOne: null,
  discountTen: null,
  takesTickets: false,
  pointPrice: null,
} as const

type Hall = { db: Database; communityId: string; now: () => Date }

/** A machine that is published, with five prizes, and a sixth that is none and lies in no table unless it is put there. */
export async function addMachine(
  { db, communityId, now }: Hall,
  { odds = plainOdds, box, ...more }: NewMachine = {},
) {
  const id = newId('treasuremachine')
  await db.insert(treasureMachine).values({
    id,
    slug: id,
    communityId,
    position: 0,
    name: words,
    description: words,
    picture,
    kind: box ? ('STOCK' as const) : ('PROBABILITY' as const),
    priceOne: 300,
    priceTen: 3_000,
    discountOne: 150,
    discountTen: 1_500,
    takesTickets: true,
    pointPrice: box ? null : 200,
    ...more,
  })
  const prizes = await addPrizes({ db, communityId }, id)
  const lying =
    box &&
    Object.fromEntries(
      prizeKeys.flatMap((key) => (box[key] ? [[prizes[key], box[key]] as const] : [])),
    )
  await db.transaction((transaction) =>
    publish(transaction, {
      machineId: id,
      people,
      at: now(),
      ...(lying ? { box: lying } : { odds: odds(prizes) }),
    }),
  )
  return { id, prizes }
}

async function addPrizes(
  { db, communityId }: Omit<Hall, 'now'>,
  machineId: string,
): Promise<Prizes> {
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
    ['blank', { kind: 'BLANK', rank: 'B' }],
  ]
  const prizes = {} as Prizes
  for (const [position, [key, row]] of rows.entries()) {
    prizes[key] = newId('treasureprize')
    await db.insert(treasurePrize).values({
      id: prizes[key],
      machineId,
      position,
      name: words,
      picture,
      isFeatured: false,
      kind: 'COIN',
      rank: 'B',
      ...row,
    })
  }
  return prizes
}
