import { readFile } from 'node:fs/promises'
import { undecidedReports } from '../../gateway/domains/moderation/service.ts'
import { Refusal, type OperatorContext } from '../../gateway/domains/operations/service.ts'
import { inquiryForDesk, waitingInquiries } from '../../gateway/domains/support/service.ts'
import { UsageError } from '../usage.ts'

/** Questions that wait, a line each: neither who asked nor where the answer goes. */
export async function showInquiries({ db }: OperatorContext): Promise<string[]> {
  const waiting = await waitingInquiries(db)
  if (waiting.length === 0) return ['No question waits.']
  return waiting.map(({ number, topic, sentAt, language, text }) => {
    const [firstLine = ''] = text.split('\n')
    return `${number}  ${topic}, ${language}, at ${sentAt.toISOString()}: ${[...firstLine].slice(0, 60).join('')}`
  })
}

/** A question whole, with what came back. Throws a `Refusal` where there is none. */
export async function showInquiry({ db }: OperatorContext, number: string): Promise<string[]> {
  const found = await inquiryForDesk(db, number)
  if (!found) throw new Refusal(`There is no question ${number}.`)
  const { inquiry, answers } = found
  return [
    `${inquiry.number}  ${inquiry.topic}, ${inquiry.language}, at ${inquiry.sentAt.toISOString()}`,
    `  of ${inquiry.fanId ?? 'a guest'}`,
    ...inquiry.text.split('\n').map((line) => `  > ${line}`),
    ...answers.flatMap(({ text, at }) => [
      `  answered at ${at.toISOString()}:`,
      ...text.split('\n').map((line) => `    ${line}`),
    ]),
  ]
}

/** Reports that nobody has decided, a line each: not who made them. */
export async function showReports({ db }: OperatorContext): Promise<string[]> {
  const waiting = await undecidedReports(db)
  if (waiting.length === 0) return ['No report waits.']
  return waiting.map(
    ({ id, subjectId, reason, createdAt, note }) =>
      `${id}  ${subjectId}: ${reason} at ${createdAt.toISOString()}${note === '' ? '' : `: ${note.replaceAll('\n', ' ')}`}`,
  )
}

/** What is answered: as it was typed, or a file's words. */
export async function readAnswer(given: { text?: string; file?: string }): Promise<string> {
  const { text, file } = given
  if ((text === undefined) === (file === undefined))
    throw new UsageError('Say what is answered: --text "…", or --file answer.txt')
  if (text !== undefined) return text
  try {
    return await readFile(file!, 'utf8')
  } catch {
    throw new Refusal(`${file} can't be read.`)
  }
}
