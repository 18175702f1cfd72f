import type { GiftLetterResolvers } from '../../types.generated.ts'
import { answerOf, giftOf } from '../service.ts'
import { stateOf } from '../standing.ts'

export const GiftLetter: GiftLetterResolvers = {
  checkoutId: ({ sessionId }) => sessionId,
  gift: (letter, _, context) => giftOf(context, letter),
  state: (letter, _, { now }) => stateOf(letter, now()),
  answer: (letter, _, context) => answerOf(context, letter),
}
