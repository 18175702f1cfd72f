import { letterText } from '#rules/giftLetter.ts'
import { listSizes } from '#schema/listSizes.generated.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { loadSession, lockSession } from '../checkout/service.ts'
import type { SessionRow } from '../checkout/tables.ts'
import { findDeniedWordIn } from '../moderation/service.ts'
import { loadItem } from '../store/service.ts'
import type { WriteGiftLetterInput } from '../types.generated.ts'
import { noteLanguage } from '../user/service.ts'
import { stateOf } from './standing.ts'
import { findGiftsOf, findLastTexts, findPaidGifts, putLetter } from './store.ts'
import { toPicture } from './pictures.ts'
import type { LetterAnswerRow, LetterRow } from './tables.ts'

export {
  answerLetter,
  keepAnswerPicture,
  letterForDesk,
  waitingLetters,
  type AddressedLetter,
} from './answering.ts'

/** The letters of a checkout's gifts, written or not. */
export async function lettersOf(
  { db }: Pick<GatewayContext, 'db'>,
  { id, fanId }: Pick<SessionRow, 'id' | 'fanId'>,
): Promise<LetterRow[]> {
  return withDrafts(db, fanId, await findGiftsOf(db, id))
}

/** Those of all that the viewer has paid for; none for a guest. */
export async function viewerLetters({ db, userId }: GatewayContext): Promise<LetterRow[]> {
  if (userId === null) return []
  return withDrafts(db, userId, await findPaidGifts(db, userId, listSizes['Viewer.giftLetters']))
}

/** Where nothing is written, what the fan wrote for the same gift when they began to buy it before. */
async function withDrafts(
  db: GatewayContext['db'],
  fanId: string,
  letters: LetterRow[],
): Promise<LetterRow[]> {
  const unwritten = letters.filter(({ text }) => text === null).map(({ itemId }) => itemId)
  if (unwritten.length === 0) return letters
  const texts = await findLastTexts(db, fanId, unwritten)
  return letters.map((letter) =>
    letter.text === null ? { ...letter, draft: texts.get(letter.itemId) ?? null } : letter,
  )
}

/** What a talent answered; null until they have, and once its gift went back. */
export function answerOf(context: GatewayContext, letter: LetterRow): LetterAnswerRow | null {
  if (stateOf(letter, context.now()) !== 'ANSWERED') return null
  const picture = toPicture(letter, context)
  return { text: letter.answerText, picture, at: letter.answeredAt! }
}

export async function giftOf(context: GatewayContext, { itemId }: LetterRow) {
  const item = await loadItem(context, itemId)
  if (!item) throw new Error(`item ${itemId} is gone from the store`)
  return item
}

/**
 * Writes a gift's letter, or changes it: permission first, then the text, then one transaction, for which an answer and
 * a refund wait. Of two who change it at once the second is told what it has become.
 */
export async function writeLetter(context: GatewayContext, input: WriteGiftLetterInput) {
  const { db, now, userId } = context
  const { checkoutId, giftId, revision } = input
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  const session = await loadSession(context, checkoutId)
  if (!session) return { __typename: 'NotFoundError' as const, field: 'checkoutId' }
  const text = letterText.clean(input.text)
  const refused = await refuseText(context, text)
  if (refused) return refused
  await noteLanguage(context)
  return db.transaction(async (transaction) => {
    await lockSession(transaction, session)
    const find = async () =>
      (await findGiftsOf(transaction, checkoutId)).find(({ itemId }) => itemId === giftId)
    const letter = await find()
    if (!letter) return { __typename: 'NotFoundError' as const, field: 'giftId' }
    const state = stateOf(letter, now())
    const stands = (code: 'ANSWERED' | 'WITHDRAWN' | 'CHANGED') => ({
      __typename: 'GiftLetterStateError' as const,
      code,
      text: letter.text,
      revision: letter.revision,
    })
    if (state === 'ANSWERED' || state === 'WITHDRAWN') return stands(state)
    if (letter.text === text) return { __typename: 'WriteGiftLetterSuccess' as const, letter }
    if (letter.revision !== revision) return stands('CHANGED')
    await putLetter(transaction, letter, { text, at: now() })
    return { __typename: 'WriteGiftLetterSuccess' as const, letter: (await find())! }
  })
}

async function refuseText(context: GatewayContext, text: string) {
  const code = letterText.problem(text)
  if (code)
    return {
      __typename: 'GiftLetterTextError' as const,
      field: 'text',
      code,
      maxLength: letterText.maxLength,
    }
  const word = await findDeniedWordIn(context, text, 'EVERYWHERE')
  return word === undefined
    ? undefined
    : { __typename: 'TextModerationError' as const, field: 'text', word }
}
