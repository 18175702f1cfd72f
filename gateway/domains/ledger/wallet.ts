import { daysUntil } from '#rules/day.ts'
import { listSizes } from '#schema/listSizes.generated.ts'
import {
  readKeysetPage,
  toConnection,
  type ConnectionArgs,
} from '../../platform/graphql/connection.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { decodeNumberCursor } from '../../platform/graphql/cursor.ts'
import { prefixOf } from '../../platform/ids.ts'
import { balancesOf, lastDayOf, type Expiring } from './balances.ts'
import { findMovements } from './movements.ts'
import type { CoinWalletRow } from './tables.ts'

/** The viewer's coins as they can be spent now; null for a guest. */
export async function viewerCoinWallet({
  userId,
  db,
  now,
}: GatewayContext): Promise<CoinWalletRow | null> {
  if (userId === null) return null
  const balances = await balancesOf(db, userId, now())
  const coins = balances.get('COIN')
  return {
    id: userId.replace(/^user_/, 'coinwallet_'),
    ownerId: userId,
    free: coins?.free ?? 0,
    paid: coins?.paid ?? 0,
    owed: balances.get('DEBT:COIN')?.free ?? 0,
    expiring: soonestOf(coins?.expiring ?? []).map((part) => ({
      ...part,
      daysLeft: daysUntil(lastDayOf(part.at), now()),
    })),
  }
}

/** What expires soonest; of coins that were paid for the first, however many were given that expire before. */
function soonestOf(expiring: readonly Expiring[]): readonly Expiring[] {
  const soonest = expiring.slice(0, listSizes['CoinWallet.expiring'])
  const paid = expiring.find((part) => part.paid > 0)
  return !paid || soonest.includes(paid) ? soonest : [...soonest.slice(0, -1), paid]
}

/** The viewer's own wallet by its id; null where it is another's. */
export async function loadCoinWallet(
  context: GatewayContext,
  id: string,
): Promise<CoinWalletRow | null> {
  if (prefixOf(id) !== 'coinwallet') return null
  const wallet = await viewerCoinWallet(context)
  return wallet?.id === id ? wallet : null
}

/** What moved a wallet's coins, newest first. */
export async function coinMovements(
  { db }: GatewayContext,
  { ownerId }: CoinWalletRow,
  { first, after }: Pick<ConnectionArgs, 'first' | 'after'>,
) {
  const page = readKeysetPage(
    { first, after },
    { most: listSizes['CoinWallet.movements'], decode: decodeNumberCursor },
  )
  const asked = { ownerId, asset: 'COIN', before: page.key, limit: page.size + 1 }
  return toConnection(await findMovements(db, asked), page, ({ number }) => number)
}
