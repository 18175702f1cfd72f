/**
 * What is paid in yen. Whoever sells writes an attempt down in the transaction of its own row (`createAttempt`),
 * submits it after the commit, and says in its `domain.ts`, under `settles`, what becomes of what is paid or never
 * will be. It never asks the provider itself.
 */
export {
  cancelAttempt,
  createAttempt,
  submitAttempt,
  type NewAttempt,
  type PaymentContext,
} from './attempts.ts'
export { chargeOffSession, type OffSessionCharge, type OffSessionOutcome } from './offSession.ts'
export { isExpired, loadInstrument, takeCard, viewerInstruments } from './instruments.ts'
export { refuseCardTry } from './cardLimits.ts'
export { complete } from './completion.ts'
export { endAwaited, giveBack, type GivenBack } from './givingBack.ts'
export { yenOwedOfPayment } from './owing.ts'
export { ProviderUnavailable } from './provider.ts'
export { readRefundAccount } from './accounts.ts'
export { payOut, sentAtOf } from './refunds.ts'
export { findPayouts, findRefund, findRefundsOfAttempt, isWhollyRefunded } from './refundStore.ts'
export { refundsOfCheckout } from './viewing.ts'
export { findInstrument, lockInstruments } from './instrumentStore.ts'
export { countSlips, findAttempt, findLiveAttempt } from './store.ts'
export { sumsOf, takesSum } from './sums.ts'
