import type { Transaction } from '../../platform/database/pools.ts'
import { give } from '../collection/service.ts'
import { openDelivery } from '../delivery/service.ts'
import { grant, type GrantedLot } from '../ledger/service.ts'
import { giveToOpen } from '../special-gift/service.ts'
import type { PlaceRow, PrizeDrawPrizeRow } from './tables.ts'

/** As long as what treasure machines bring. */
const daysOfPrizes = 90

type Won = Pick<PlaceRow, 'drawId' | 'place' | 'fanId' | 'deliveryId'> & {
  prize: PrizeDrawPrizeRow
}

/** What something was won by. Each is given once. */
const referenceOf = ({ drawId, place }: Pick<Won, 'drawId' | 'place'>) => `${drawId}:${place}`

/**
 * Gives fans what they won, each by the domain that owns it; goods wait for them to say where they go. All of it in
 * one transfer, and things in the order of their ids, so that two drawings never wait for each other in a ring.
 */
export async function grantPlaces(
  transaction: Transaction,
  { communityId, won, at }: { communityId: string; won: readonly Won[]; at: Date },
): Promise<void> {
  const lots = won.flatMap(lotOf)
  const [first] = won
  if (first && lots.length > 0) {
    const granted = await grant(transaction, {
      key: `prize-draw:${referenceOf(first)}`,
      reason: 'PRIZE_DRAW',
      reference: first.drawId,
      at,
      lots,
    })
    if (granted.outcome !== 'DONE') throw new Error(`${first.drawId} gave something else before`)
  }
  await giveToOpen(transaction, {
    source: 'PRIZE_DRAW',
    given: won.flatMap((each) =>
      each.prize.kind === 'DIGITAL_ITEM'
        ? [{ fanId: each.fanId, itemId: each.prize.thingId!, reference: referenceOf(each) }]
        : [],
    ),
    at,
  })
  const thingOf = ({ prize }: Won) => prize.thingId ?? ''
  for (const each of won.toSorted((a, b) => (thingOf(a) < thingOf(b) ? -1 : 1)))
    await giveThing(transaction, { communityId, won: each, at })
}

function lotOf({ fanId, prize }: Won): GrantedLot[] {
  const { kind, amount } = prize
  if (kind !== 'COIN' && kind !== 'TICKET') return []
  const asset = kind === 'COIN' ? 'COIN' : 'TICKET:draw'
  const expiry = { afterDays: daysOfPrizes }
  return [{ ownerId: fanId, asset, class: 'FREE', amount: amount!, expiry }]
}

async function giveThing(
  transaction: Transaction,
  { communityId, won, at }: { communityId: string; won: Won; at: Date },
): Promise<void> {
  const { fanId, prize, deliveryId } = won
  const given = { fanId, at }
  const things = [{ id: prize.thingId!, reference: referenceOf(won) }]
  switch (prize.kind) {
    case 'COLLECTABLE_CARD':
      return give(transaction, { ...given, cards: things })
    case 'NFT':
      return give(transaction, { ...given, nfts: things })
    case 'BADGE':
      return give(transaction, { ...given, badges: things })
    case 'GOODS':
      return openDelivery(transaction, {
        id: deliveryId!,
        fanId,
        of: { communityId },
        now: at,
        lines: [{ itemId: prize.id, name: prize.name, quantity: 1 }],
      })
    case 'COIN':
    case 'DIGITAL_ITEM':
    case 'TICKET':
      return
    default:
      throw new Error(`${prize.id} is of a kind that is not known: ${prize.kind satisfies never}`)
  }
}
