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
import { balancesOf, lastDayOf } from './balances.ts'
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
    expiring: (coins?.expiring ?? [])
      .slice(0, listSizes['CoinWallet.expiring'])
      .map((part) => ({ ...part, daysLeft: daysUntil(lastDayOf(part.at), now()) })),
  }
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
