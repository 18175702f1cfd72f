import type { Transaction } from '../../platform/database/pools.ts'
import { ReportReason } from '#schema/enums.generated.ts'
import { releaseMessage, removeMessage } from '../chat/service.ts'
import { forgetUnread, sendWarning } from '../information/service.ts'
import {
  decideOpen,
  findCase,
  queueForReports,
  releaseWritten,
  removeWritten,
  type Reported,
} from '../moderation/service.ts'
import { actOf, Refusal, wasDone, type Hand, type OperatorContext } from './acting.ts'
import { findActsOn, findMembershipOf, insertAct, lockSubject } from './store.ts'
import type { ActRow } from './tables.ts'
import { warningWords } from './warningWords.ts'

/** What becomes of a thing that was reported. */
export const verdicts = ['keep', 'remove', 'warn'] as const
export type Verdict = (typeof verdicts)[number]

export type Moderated = {
  act: ActRow
  isNew: boolean
  /** How many fans are told what became of their report. */
  told: number
  /** Whether the author is told: not where they have left. */
  isAuthorTold: boolean
}

/**
 * Judges a thing that was reported, and with it all open reports of it. It stays (`keep`), or goes for everyone
 * (`remove`), or stays while its author is warned (`warn`); what was held until then is shown again where it stays; an author whose thing goes is told by a warning too. Those
 * who reported it are told by mail. The same once more does nothing. Throws a `Refusal`.
 */
export async function moderate(
  context: OperatorContext,
  subjectId: string,
  { verdict, reason }: { verdict: Verdict; reason?: string | undefined },
  hand: Hand,
): Promise<Moderated> {
  const { db, jobs, tenantId, now } = context
  const asked = reason && ReportReason.find((each) => each === reason)
  if (reason && !asked) throw new Refusal(`--reason is one of ${ReportReason.join(', ')}.`)
  const act = { ...actOf(context, 'DECIDE_REPORT', subjectId, hand), details: { outcome: verdict } }
  const { tell, authorId, ...done } = await db.transaction(async (transaction) => {
    await lockSubject(transaction, subjectId)
    await queueForReports(transaction, subjectId)
    const found = await findCase(transaction, subjectId)
    if (!found) throw new Refusal(`Nobody has reported ${subjectId}.`)
    const known = (await findActsOn(transaction, subjectId)).findLast(
      ({ kind }) => kind === 'DECIDE_REPORT',
    )
    if (found.open.length === 0) {
      if (known?.details.outcome !== verdict)
        throw new Refusal(
          `It was decided before${known ? `, as ${known.details.outcome}, ${wasDone(known)}` : ''}.`,
        )
      return { act: known, isNew: false, told: 0, isAuthorTold: false, ...nobody }
    }
    const { subject } = found
    if (verdict !== 'keep' && !subject)
      throw new Refusal(`${subjectId} is forgotten by now: only keep is left.`)
    const because = asked || mostNamed(found.open.map((row) => row.reason))
    const tellAll = !subject
      ? silent
      : verdict === 'remove'
        ? await remove(transaction, subject, now())
        : await release(transaction, subject)
    const receivedId =
      verdict === 'keep' || !subject
        ? undefined
        : await warn(transaction, subject, { verdict, reason: because, at: now() })
    const decidedAt = now()
    const state = verdict === 'keep' ? 'NOT_ACTED' : 'ACTED'
    const decided = await decideOpen(transaction, subjectId, { state, decidedAt })
    for (const { id: reportId } of decided)
      await jobs.enqueue(tenantId, 'tellReportDecided', { reportId }, transaction)
    const details = { ...act.details, ...(receivedId && { receivedId }) }
    return {
      act: await insertAct(transaction, { ...act, details }),
      isNew: true,
      told: decided.length,
      isAuthorTold: receivedId !== undefined,
      tell: tellAll,
      authorId: subject?.authorId,
    }
  })
  tell(context)
  if (authorId !== undefined && done.isAuthorTold) {
    const communityId = await findMembershipOf(db, authorId)
    if (communityId !== undefined) forgetUnread(context, authorId, communityId)
  }
  return done
}

const nobody = { tell: () => undefined, authorId: undefined }

type Told = (context: OperatorContext) => void
export const silent: Told = () => undefined

/** Gives what tells all who listen, for after the commit. */
async function remove(transaction: Transaction, { kind, id }: Reported, at: Date): Promise<Told> {
  if (kind === 'PERSON')
    throw new Refusal(`A person is warned, or kept out: npm run user -- block ${id}`)
  if (kind === 'MESSAGE') return removeMessage(transaction, id, at)
  await removeWritten(transaction, kind, { id, at })
  return silent
}

/** Shows again what was held until it was decided. Gives the same. */
export async function release(transaction: Transaction, { kind, id }: Reported): Promise<Told> {
  if (kind === 'PERSON') return silent
  if (kind === 'MESSAGE') return releaseMessage(transaction, id)
  await releaseWritten(transaction, kind, id)
  return silent
}

/** Undefined where they have left: nobody is there to be told. */
async function warn(
  transaction: Transaction,
  { kind, authorId }: Reported,
  { verdict, reason, at }: { verdict: 'remove' | 'warn'; reason: Reason; at: Date },
): Promise<string | undefined> {
  const communityId = await findMembershipOf(transaction, authorId)
  if (communityId === undefined) return undefined
  const words = warningWords(kind, verdict)
  return sendWarning(transaction, { fanId: authorId, communityId, at }, { ...words, reason })
}

type Reason = (typeof ReportReason)[number]

/** Of several named as often, the one that was named first. */
function mostNamed(reasons: readonly Reason[]): Reason {
  const counts = Map.groupBy(reasons, (each) => each)
  return [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? 'OTHER'
}
