import { cleanText, cutMarkTowers } from '#rules/text.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { newId } from '../../platform/ids.ts'
import type { ReportMessageInput, ReportSubjectInput } from '../types.generated.ts'
import { findReported } from './deskStore.ts'
import { holdWhereDue } from './holding.ts'
import {
  findReportTimes,
  hasReported,
  insertReport,
  lockReporter,
  queueForReports,
} from './store.ts'
import { loadReportable } from './subjects.ts'

/** 20 reports a day, of whatever kind (Discourse's limit for new users' flags). */
const dailyReports = 20
const dayMs = 24 * 60 * 60 * 1000
const noteMaxLength = 500
const taken = { __typename: 'ReportSubjectSuccess' as const }
const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' })

/** Reports what the viewer may read and has not written themselves. The first report of a thing stands. */
export async function reportSubject(context: GatewayContext, input: ReportSubjectInput) {
  const { userId, db, now } = context
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  const subject = await loadReportable(context, input.subjectId)
  if (!subject) return { __typename: 'NotFoundError' as const, field: 'subjectId' }
  if (subject.authorId === userId)
    return { __typename: 'OwnSubjectError' as const, field: 'subjectId' }
  const { kind, id: subjectId } = subject
  const { tell, ...answer } = await db.transaction(async (transaction) => {
    await lockReporter(transaction, userId)
    if (await hasReported(transaction, { kind, subjectId, reporterId: userId }))
      return { ...taken, alreadyReported: true, tell: undefined }
    const since = new Date(now().getTime() - dayMs)
    const oldest = (await findReportTimes(transaction, userId, since)).at(-dailyReports)
    if (oldest)
      return {
        __typename: 'RateLimitedError' as const,
        retryAt: new Date(oldest.getTime() + dayMs),
        tell: undefined,
      }
    await queueForReports(transaction, subjectId)
    await insertReport(transaction, {
      id: newId('report'),
      kind,
      subjectId,
      reporterId: userId,
      reason: input.reason,
      note: shortened(input.note ?? ''),
      createdAt: now(),
      said: (await findReported(transaction, kind, subjectId))?.text ?? '',
    })
    const tell = await holdWhereDue(transaction, subject, now())
    return { ...taken, alreadyReported: false, tell }
  })
  tell?.(context)
  return answer
}

/** The same of a message alone, for pages of an older release: they have no word for what is one's own. */
export async function reportMessage(
  context: GatewayContext,
  { messageId, ...said }: ReportMessageInput,
) {
  const isMessage = messageId.startsWith('message_')
  const answer = await reportSubject(context, { ...said, subjectId: isMessage ? messageId : '' })
  switch (answer.__typename) {
    case 'ReportSubjectSuccess':
      return { ...answer, __typename: 'ReportMessageSuccess' as const }
    case 'OwnSubjectError':
    case 'NotFoundError':
      return { __typename: 'NotFoundError' as const, field: 'messageId' }
    default:
      return answer
  }
}

/** A note as it is kept: nothing that PostgreSQL or a reader can't show, and not too long. */
function shortened(note: string): string {
  const readable = cutMarkTowers(cleanText(note.replace(/(?![\t\n\r])\p{Cc}/gu, '')))
  const characters = graphemes.segment(readable.slice(0, noteMaxLength * 16).toWellFormed())
  return [...characters]
    .slice(0, noteMaxLength)
    .map(({ segment }) => segment)
    .join('')
}
