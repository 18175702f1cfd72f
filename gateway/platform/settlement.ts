import type { Transaction } from './database/pools.ts'
import type { Services } from './graphql/context.ts'

/**
 * What can be paid for in yen, and what each is. Whoever has a kind adds its own by merging, and says in its
 * `domain.ts`, under `settles`, what becomes of it.
 */
export interface PaymentSubjects {}

export type PaymentSubjectKind = keyof PaymentSubjects & string

/** An attempt to pay, as far as it concerns whoever it pays for. */
export type SettledAttempt = {
  id: string
  fanId: string
  subjectKind: PaymentSubjectKind
  subjectId: string
  method: 'CARD' | 'KONBINI' | 'PAYPAY'
  amountYen: number
  /** Null where it was captured. */
  failure: string | null
}

/** One that was captured, with the saved card that paid it, or that was saved with it; null where there is none. */
export type PaidAttempt = SettledAttempt & { instrumentId: string | null }

/** What there is while an attempt is settled: all services, and the transaction that settles it. */
export type SettleContext = Omit<Services, 'databaseFor'> & { tenantId: string; db: Transaction }

/**
 * What an attempt means to what it pays for. Each but `asked` runs once an attempt, inside the transaction that writes it
 * down: what they write stands and falls with it, and what they throw undoes it, to be tried again. They
 * never call the provider.
 */
export type Settlement = {
  /**
   * The fan has been asked for cash, with a number for a store's machine. Whoever finds the number at the same time as
   * another tells it too, so that what this writes must come out the same.
   */
  asked?: (context: SettleContext, attempt: SettledAttempt) => Promise<void>
  /**
   * The amount has been paid, now or later than anyone waited for it. Answers ORDER where it is kept for what it
   * was paid for, REFUND where that can't be had any more: it then goes back by itself.
   */
  captured: (context: SettleContext, attempt: PaidAttempt, at: Date) => Promise<'ORDER' | 'REFUND'>
  /** Nothing was paid, and by this attempt it never will be: `failure` says why. */
  failed: (context: SettleContext, attempt: SettledAttempt) => Promise<void>
  /** What was captured and could not be kept has gone back. */
  refunded: (context: SettleContext, attempt: SettledAttempt) => Promise<void>
  /**
   * Whether it goes on charging this saved card of a fan's, which then can't be deleted. Asked in the transaction
   * that deletes it.
   */
  charges?: (
    db: Transaction,
    card: { tenantId: string; fanId: string; instrumentId: string },
  ) => Promise<boolean>
}

export type Settlements = ReadonlyMap<string, Settlement>
