import { join } from 'node:path'
import {
  findCase,
  openCases,
  contextAround,
  type Case,
} from '../../gateway/domains/moderation/service.ts'
import {
  findActsOn,
  Refusal,
  type OperatorContext,
} from '../../gateway/domains/operations/service.ts'

/** What waits, what is hidden first, a few lines each: what it is, whose, why. */
export async function showOpen({ db }: OperatorContext): Promise<string[]> {
  const cases = await openCases(db)
  if (cases.length === 0) return ['Nothing waits to be judged.']
  return cases.flatMap(({ kind, subjectId, subject, author, open }) => [
    `${subjectId}  ${kind}${author ? ` by ${nameOf(author)}` : ', forgotten by now'}`,
    `  ${open.length} ${open.length === 1 ? 'report' : 'reports'} since ${open[0]!.createdAt.toISOString()}: ${reasonsOf(open)}`,
    ...heldLine(subject),
    ...(subject ? [`  > ${firstLine(subject.text)}`] : []),
  ])
}

/** One whole, with what an operator needs to judge it. Throws a `Refusal` where nobody has reported it. */
export async function showCase(
  { db, config }: OperatorContext,
  subjectId: string,
): Promise<string[]> {
  const found = await findCase(db, subjectId)
  if (!found) throw new Refusal(`Nobody has reported ${subjectId}.`)
  const { kind, subject, author, open, decided } = found
  const around = subject && (await contextAround(db, subject))
  return [
    `${subjectId}  ${kind}${subject ? ` of ${subject.at.toISOString()}` : ', forgotten by now'}`,
    ...(author ? [`  by ${nameOf(author)}`] : []),
    ...heldLine(subject),
    ...(subject?.deletedAt && !subject.heldAt
      ? [`  taken away at ${subject.deletedAt.toISOString()}`]
      : []),
    ...(subject?.text.split('\n').map((line) => `  > ${line}`) ?? []),
    ...(subject?.pictures.map((path) => `  picture ${placeOf(path, config.files)}`) ?? []),
    ...(around?.where ? [`  in ${around.where}:`] : []),
    ...(around?.lines.map(
      ({ id, authorId, text }) =>
        `  ${id === subjectId ? '→' : ' '} ${authorId === author?.id ? 'the author' : authorId}: ${firstLine(text)}`,
    ) ?? []),
    open.length === 0 ? '  nothing is open' : `  open: ${reasonsOf(open)}`,
    ...open.flatMap(({ id, reason, createdAt, note, said, reporter }) => [
      `    ${id} by ${nameOf(reporter)} at ${createdAt.toISOString()}: ${reason}${note === '' ? '' : `: ${note.replaceAll('\n', ' ')}`}`,
      // What its author has made of it since is no answer to what was reported.
      ...(said === '' || said === subject?.text
        ? []
        : ['      it said then:', ...said.split('\n').map((line) => `      > ${line}`)]),
    ]),
    ...(decided.length === 0 ? [] : [`  judged before: ${decided.length}`]),
    ...(await findActsOn(db, subjectId)).map(
      ({ details, who, why, at }) =>
        `    ${details.outcome ?? ''} by ${who} at ${at.toISOString()}: ${why}`,
    ),
  ]
}

const heldLine = (subject: Case['subject']): string[] =>
  subject?.heldAt
    ? [`  hidden from all but its author since ${subject.heldAt.toISOString()}, until it is judged`]
    : []

/** As whoever has the machine opens it: a file of the uploads' folder, or an object of their bucket. */
const placeOf = (path: string, files: OperatorContext['config']['files']): string =>
  !path.includes('/')
    ? `${path} (drawn)`
    : files.kind === 'folder'
      ? join(files.folder, path)
      : `s3://${files.bucket}/${path}`

type Person = NonNullable<Case['author']>

/** With the day since when they are here: a crowd of new accounts is to be seen as one. */
const nameOf = ({ id, name, since }: Person) =>
  `${id}${name === undefined ? ' (has left)' : ` (${name}, since ${since?.toISOString().slice(0, 10) ?? ''})`}`

function reasonsOf(open: Case['open']): string {
  const counts = Map.groupBy(open, ({ reason }) => reason)
  return [...counts].map(([reason, { length }]) => `${reason} ×${length}`).join(', ')
}

function firstLine(text: string): string {
  const line = text.split('\n').find((each) => each.trim() !== '') ?? ''
  return [...line].slice(0, 80).join('')
}
