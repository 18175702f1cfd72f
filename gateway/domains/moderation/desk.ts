import type { Queryable } from '../../platform/database/pools.ts'
import { waitingSubjects } from './deciding.ts'
import {
  findNames,
  findReported,
  findReportsAbout,
  findRoomName,
  findSaidAround,
  type Reported,
} from './deskStore.ts'
import type { ReportRow } from './tables.ts'

export { decideOpen, type Reported } from './deskStore.ts'

type Person = { id: string; name: string | undefined; since: Date | undefined }

/** A thing that is reported, with what an operator needs to judge it. */
export type Case = {
  kind: ReportRow['kind']
  subjectId: string
  /** Undefined where it is forgotten. */
  subject: Reported | undefined
  author: Person | undefined
  /** Those that nobody has decided, the oldest first, with who made them. */
  open: (ReportRow & { reporter: Person })[]
  decided: ReportRow[]
}

/**
 * What waits to be judged: first what is hidden until then, next what several reported (of a person, or of what talents
 * wrote, nothing is hidden), then the rest, what waits longest first. Not all where there is much.
 */
export async function openCases(db: Queryable): Promise<Case[]> {
  const subjectIds = await waitingSubjects(db)
  const about = Map.groupBy(await findReportsAbout(db, subjectIds), ({ subjectId }) => subjectId)
  const found = await Promise.all(subjectIds.map((id) => caseOf(db, about.get(id) ?? [])))
  const cases = found.filter((each) => each !== undefined)
  return [...cases.filter(isHeld), ...cases.filter((each) => !isHeld(each))]
}

const isHeld = ({ subject }: Case) => subject !== undefined && subject.heldAt !== null

/** What was reported of one thing; undefined where nothing was. */
export const findCase = async (db: Queryable, subjectId: string): Promise<Case | undefined> =>
  caseOf(db, await findReportsAbout(db, [subjectId]))

async function caseOf(db: Queryable, reports: readonly ReportRow[]): Promise<Case | undefined> {
  const [first] = reports
  if (!first) return undefined
  const { kind, subjectId } = first
  const subject = await findReported(db, kind, subjectId)
  const open = reports.filter(({ state }) => state === 'RECEIVED')
  const people = open.map(({ reporterId }) => reporterId)
  if (subject) people.push(subject.authorId)
  const names = await findNames(db, people)
  const person = (id: string): Person => {
    const { name, since } = names.get(id) ?? {}
    return { id, name, since }
  }
  return {
    kind,
    subjectId,
    subject,
    author: subject && person(subject.authorId),
    open: open.map((row) => ({ ...row, reporter: person(row.reporterId) })),
    decided: reports.filter(({ state }) => state !== 'RECEIVED'),
  }
}

/** What stands around a thing: what was said before and after a message, or what a comment is about. */
export async function contextAround(
  db: Queryable,
  { kind, id, within }: Reported,
): Promise<{ where: string | undefined; lines: { id: string; authorId: string; text: string }[] }> {
  if (kind === 'MESSAGE' && within !== null)
    return {
      where: (await findRoomName(db, within)) ?? 'direct messages',
      lines: await findSaidAround(db, id),
    }
  if (kind === 'COMMENT' && within !== null) {
    const [prefix] = within.split('_')
    const about = prefix === 'post' ? 'POST' : prefix === 'topic' ? 'TOPIC' : ('COMMENT' as const)
    const found = await findReported(db, about, within)
    return { where: within, lines: found ? [found] : [] }
  }
  return { where: undefined, lines: [] }
}
