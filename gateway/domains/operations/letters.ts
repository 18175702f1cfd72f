import { letterAnswerText } from '#rules/giftLetter.ts'
import { answerLetter as answer, keepAnswerPicture, letterForDesk } from '../gift-letter/service.ts'
import { actOf, Refusal, wasDone, type Hand, type OperatorContext } from './acting.ts'
import { findActsOn, insertAct, lockSubject } from './store.ts'
import type { ActRow } from './tables.ts'

type Written = {
  /** Of the letter that the talent read. */
  revision: number
  /** Empty where the picture says it all. */
  text: string
  picture: Buffer | undefined
}

/**
 * Answers the letter of a gift, once, by words, by a picture of what was written by hand, or both: the fan is told by
 * mail, and finds it among what they have bought. Throws a `Refusal`.
 */
export async function answerLetter(
  context: OperatorContext,
  id: string,
  { revision, text, picture }: Written,
  hand: Hand,
): Promise<{ act: ActRow; isNew: boolean }> {
  const { db, jobs, tenantId, now } = context
  const letter = await letterForDesk(db, id)
  if (!letter) throw new Refusal(`There is no letter ${id}.`)
  const act = actOf(context, 'ANSWER_LETTER', id, hand)
  const kept =
    picture && letter.answeredAt === null
      ? await keepAnswerPicture(context, letter.fanId, picture)
      : null
  if (typeof kept === 'string')
    throw new Refusal(
      kept === 'NOT_AN_IMAGE'
        ? 'The file is no picture: a PNG, JPEG, WebP or AVIF is.'
        : 'The picture has too many pixels: scan it smaller.',
    )
  return db.transaction(async (transaction) => {
    await lockSubject(transaction, id)
    const answered = { id, revision, text, picture: kept, at: now() }
    const outcome = await answer(transaction, { jobs, tenantId }, answered)
    const known = async () => (await findActsOn(transaction, id)).at(-1)!
    switch (outcome) {
      case 'ANSWERED':
        return { act: await insertAct(transaction, act), isNew: true }
      case 'BEFORE':
        return { act: await known(), isNew: false }
      case 'OTHERWISE':
        throw new Refusal(`It was answered ${wasDone(await known())}, in other words.`)
      case 'CHANGED':
        throw new Refusal(
          `The fan has changed it since: read it again by show letter ${id}, and name its revision.`,
        )
      case 'NOT_PAID':
        throw new Refusal('Its gift is not paid yet.')
      case 'WITHDRAWN':
        throw new Refusal('Its gift went back: nobody answers it.')
      case 'NO_WORDS':
        throw new Refusal(
          `The answer takes 1 to ${letterAnswerText.maxLength} characters that can be read, a picture, or both: --text "…", --file answer.txt, --picture answer.png`,
        )
    }
  })
}
