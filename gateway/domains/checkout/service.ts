export { chooseCheckoutMethod, cancelCheckout } from './deciding.ts'
export { confirmCheckout } from './confirming.ts'
export { openCheckout } from './opening.ts'
export { CannotTakeBack, takeBack, type TakenBack, type TakingBack } from './takingBack.ts'
export { findOrder, findOrderByNumber, findOrderLines, findOrdersOf, findSession } from './store.ts'
export { noticeOf, setSpendingCap, viewerSpending } from './spending.ts'
export { loadOrder, orderLinesOf, stateOf } from './orders.ts'
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
  viewerCheckout,
} from './sessions.ts'
