/**
 * All that has a number moves through here, inside the caller's transaction: what they write beside it commits
 * with it or not at all. A fan's accounts stay locked until then, so a transaction that moves for several fans
 * names them in one grant.
 */
export { balancesOf, quote, type Balance, type Expiring } from './balances.ts'
export { findBookingTimes, findHolders, findSpendsFrom, findTransfer } from './store.ts'
export {
  book,
  grant,
  lockAccounts,
  reverse,
  spend,
  type GrantedLot,
  type ReversalRefusal,
  type SpendRefusal,
} from './transfers.ts'
export { viewerCoinWallet } from './wallet.ts'
export type { Asset, SystemAccount } from './validation.ts'
