import { letterAnswerText } from '#rules/giftLetter.ts'
import type { UploadedImage } from '../../platform/database/columns.ts'
import type { Queryable, Transaction } from '../../platform/database/pools.ts'
import { keep, redraw } from '../../platform/files/service.ts'
import type { Services } from '../../platform/graphql/context.ts'
import { lockSession } from '../checkout/service.ts'
import { noteForBuyer } from '../purchase-notice/service.ts'
import { stateOf } from './standing.ts'
import { findLetter, findNames, findWaiting, putAnswer } from './store.ts'
import type { LetterNames, LetterRow } from './tables.ts'

/** As many as one looks through at once. */
const waitingShown = 50

export type AddressedLetter = LetterRow & LetterNames

/** Letters of paid gifts that nobody has answered, the oldest purchase first: for the desk. */
export async function waitingLetters(db: Queryable): Promise<AddressedLetter[]> {
  return addressed(db, await findWaiting(db, waitingShown))
}

/** A letter that was written, whoever's it is: for the desk. */
export async function letterForDesk(
  db: Queryable,
  id: string,
): Promise<AddressedLetter | undefined> {
  const found = await findLetter(db, id)
  return found && (await addressed(db, [found]))[0]
}

async function addressed(db: Queryable, letters: LetterRow[]): Promise<AddressedLetter[]> {
  const names = await findNames(
    db,
    letters.map(({ id }) => id),
  )
  return letters.map((letter) => ({ ...letter, ...names.get(letter.id)! }))
}

/** Draws anew what was written by hand, and keeps it for a fan; or says why it is no picture. */
export async function keepAnswerPicture(
  services: Pick<Services, 'config' | 'databaseFor' | 'log' | 'now'> & { tenantId: string },
  fanId: string,
  bytes: Buffer,
) {
  const drawn = await redraw(services, bytes, 'message')
  return typeof drawn === 'string'
    ? drawn
    : keep(services, services.tenantId, fanId, drawn, 'letters')
}

type Answering = {
  id: string
  /** Of the letter that the talent read. */
  revision: number
  text: string
  picture: UploadedImage | null
  at: Date
}
type Desk = Pick<Services, 'jobs'> & { tenantId: string }

/**
 * Answers a letter, once, and has its fan told. What the fan changed since the talent read it is not answered unread.
 * The same words once more are no other answer.
 */
export async function answerLetter(
  transaction: Transaction,
  { jobs, tenantId }: Desk,
  { id, revision, text: written, picture, at }: Answering,
): Promise<
  'ANSWERED' | 'BEFORE' | 'OTHERWISE' | 'CHANGED' | 'NOT_PAID' | 'WITHDRAWN' | 'NO_WORDS'
> {
  const known = await findLetter(transaction, id)
  if (!known) throw new Error(`there is no letter ${id}`)
  // Whoever changes it or gives its gift back waits.
  await lockSession(transaction, { id: known.sessionId, fanId: known.fanId })
  const letter = (await findLetter(transaction, id))!
  const text = letterAnswerText.clean(written)
  const problem = letterAnswerText.problem(text)
  if (problem !== undefined && !(problem === 'EMPTY' && picture)) return 'NO_WORDS'
  switch (stateOf(letter, at)) {
    case 'ANSWERED':
      return (letter.answerText ?? '') === text ? 'BEFORE' : 'OTHERWISE'
    case 'WITHDRAWN':
      return 'WITHDRAWN'
    case 'WITH_TALENT':
      if (letter.revision !== revision) return 'CHANGED'
      await putAnswer(transaction, id, { text: text === '' ? null : text, picture, at })
      await noteForBuyer(transaction, {
        kind: 'LETTER_ANSWERED',
        of: letter,
        partId: id,
        at,
      })
      await jobs.enqueue(tenantId, 'tellLetterAnswered', { letterId: id }, transaction)
      return 'ANSWERED'
    default:
      return 'NOT_PAID'
  }
}
