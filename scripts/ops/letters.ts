import { readFile } from 'node:fs/promises'
import {
  letterForDesk,
  waitingLetters,
  type AddressedLetter,
} from '../../gateway/domains/gift-letter/service.ts'
import {
  answerLetter,
  Refusal,
  type Hand,
  type OperatorContext,
} from '../../gateway/domains/operations/service.ts'
import { UsageError } from '../usage.ts'
import { readAnswer } from './desk.ts'

/** Letters of paid gifts that wait for their talent, whole. */
export async function showLetters({ db }: OperatorContext): Promise<string[]> {
  const waiting = await waitingLetters(db)
  return waiting.length === 0 ? ['No letter waits.'] : waiting.flatMap(wordsOf)
}

/** One letter, with its answer. Throws a `Refusal` where there is none. */
export async function showLetter({ db }: OperatorContext, id: string): Promise<string[]> {
  const letter = await letterForDesk(db, id)
  if (!letter) throw new Refusal(`There is no letter ${id}.`)
  const { answeredAt, answerText, answerPicture } = letter
  return [
    ...wordsOf(letter),
    ...(answeredAt ? [`  answered at ${answeredAt.toISOString()}:`] : []),
    ...(answerText ?? '').split('\n').flatMap((line) => (line === '' ? [] : [`    ${line}`])),
    ...(answerPicture ? [`    ${answerPicture.path}`] : []),
  ]
}

const wordsOf = ({ id, revision, fan, talent, gift, text, writtenAt }: AddressedLetter) => [
  `${id}  revision ${revision}, at ${writtenAt?.toISOString() ?? ''}`,
  `  from ${fan} to ${talent?.ja ?? gift.ja}, with ${gift.ja}`,
  ...(text ?? '').split('\n').map((line) => `  > ${line}`),
]

/** What is given to `ops letter`: words, a picture of them, or both. */
export async function answer(
  context: OperatorContext,
  id: string,
  given: { revision?: string; text?: string; file?: string; picture?: string },
  hand: Hand,
): Promise<string[]> {
  const { revision, picture } = given
  if (revision === undefined || !/^[1-9]\d{0,8}$/.test(revision))
    throw new UsageError('Say which letter was read: --revision 1, as it was shown.')
  const isInWords = given.text !== undefined || given.file !== undefined
  if (!isInWords && picture === undefined)
    throw new UsageError(
      'Say what is answered: --text "…", --file answer.txt, --picture answer.png',
    )
  const { act, isNew } = await answerLetter(
    context,
    id,
    {
      revision: Number(revision),
      text: isInWords ? await readAnswer(given) : '',
      picture: picture === undefined ? undefined : await read(picture),
    },
    hand,
  )
  return [
    isNew
      ? `Answered (${act.id}). The fan is told by mail, and finds it among what they have bought.`
      : `Answered so before (${act.id}).`,
  ]
}

async function read(file: string): Promise<Buffer> {
  try {
    return await readFile(file)
  } catch {
    throw new Refusal(`${file} can't be read.`)
  }
}
