export { checkoutIn, checkoutOfItem } from './underWay.ts'
export { chooseCheckoutMethod, cancelCheckout } from './deciding.ts'
export { confirmCheckout } from './confirming.ts'
export { paidDays } from './counting.ts'
export { newOrderNumber } from './numbers.ts'
export { closeRenewal, openRenewal } from './renewing.ts'
export { failCheckout, settleCheckout, settleRefund } from './settling.ts'
export { openCheckout } from './opening.ts'
export { openElsewhere, type NotOpened } from './openingElsewhere.ts'
export { CannotTakeBack, takeBack, type TakenBack, type TakingBack } from './takingBack.ts'
export { noticeOf, setSpendingCap, viewerSpending } from './spending.ts'
export {
  findOrder,
  findOrderOf,
  findOrderByNumber,
  findOrderLines,
  findOrdersOf,
  findReturns,
} from './orderStore.ts'
export { isUndecided } from './transitions.ts'
export { findLines, lockSession, setSessionAttempt, findSession } from './store.ts'
export { freeCoinsOf, loadOrder, orderLinesOf, stateOf } from './orders.ts'
export {
  attemptOf,
  coinPacksFor,
  coinsFor,
  linesOf,
  loadSession,
  methodsFor,
  unavailableMethodsFor,
  offeredLinesOf,
  orderOf,
  renewalOf,
  viewerCheckout,
} from './sessions.ts'
