import type { GiftLetterState } from '../types.generated.ts'
import type { LetterRow } from './tables.ts'

/** Where a letter stands: what became of its gift comes first. */
export function stateOf(letter: LetterRow, now: Date): GiftLetterState {
  if (isGone(letter, now)) return 'WITHDRAWN'
  if (letter.answeredAt !== null) return 'ANSWERED'
  if (letter.text === null) return 'UNWRITTEN'
  return letter.orderId === null ? 'WRITTEN' : 'WITH_TALENT'
}

/** Whether its gift was not paid in the end, or went back. */
function isGone({ sessionState, sessionEndsAt, refundedAt }: LetterRow, now: Date): boolean {
  switch (sessionState) {
    case 'EXPIRED':
    case 'CANCELED':
    case 'REFUND_DUE':
    case 'REFUNDED':
      return true
    case 'OPEN':
    case 'READY':
      return sessionEndsAt <= now
    default:
      return refundedAt !== null
  }
}
