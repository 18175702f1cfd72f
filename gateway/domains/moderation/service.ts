import { cleanText, cutMarkTowers } from '#rules/text.ts'
import { loadMessage } from '../chat/service.ts'
import type { Queryable } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { ReportMessageInput } from '../types.generated.ts'
import { newId } from '../../platform/ids.ts'
import { createWordFinder, type WordFinder } from '#rules/wordFinder.ts'
import {
  findDeniedWords,
  findReportTimes,
  hasReport,
  hasReported,
  insertReport,
  lockReporter,
} from './store.ts'

export { decideReport, findReport, undecidedReports } from './deciding.ts'

type Scope = 'EVERYWHERE' | 'NAMES'
type Finders = Record<Scope, WordFinder>

/**
 * The first word of a text that this tenant denies, as it was written; undefined where there is none.
 * `NAMES` asks for a name, which what is denied everywhere binds too.
 */
export async function findDeniedWordIn(
  { cache, db, tenantId }: Pick<GatewayContext, 'cache' | 'db' | 'tenantId'>,
  text: string,
  scope: Scope,
): Promise<string | undefined> {
  const finders = await cache.get(tenantId, 'deniedWords', '', () => makeFinders(db))
  return finders[scope](text)
}

async function makeFinders(db: Queryable): Promise<Finders> {
  const words = await findDeniedWords(db)
  const everywhere = words.filter(({ scope }) => scope === 'EVERYWHERE')
  return {
    EVERYWHERE: createWordFinder(everywhere.map(({ word }) => word)),
    NAMES: createWordFinder(words.map(({ word }) => word)),
  }
}

/** Whether anybody has reported this message. */
export function isReported(db: Queryable, messageId: string): Promise<boolean> {
  return hasReport(db, messageId)
}

/** 20 reports a day (Discourse's limit for new users' flags). */
const dailyReports = 20
const dayMs = 24 * 60 * 60 * 1000
const noteMaxLength = 500
const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' })

/** Reports a message that the viewer may read. The first report of a message stands. */
export async function reportMessage(context: GatewayContext, input: ReportMessageInput) {
  const { userId, db, now } = context
  if (userId === null) return { __typename: 'UnauthenticatedError' as const }
  const message = await loadMessage(context, input.messageId)
  if (!message) return { __typename: 'NotFoundError' as const, field: 'messageId' }
  return db.transaction(async (transaction) => {
    await lockReporter(transaction, userId)
    if (await hasReported(transaction, message.id, userId))
      return { __typename: 'ReportMessageSuccess' as const, alreadyReported: true }
    const since = new Date(now().getTime() - dayMs)
    const oldest = (await findReportTimes(transaction, userId, since)).at(-dailyReports)
    if (oldest)
      return {
        __typename: 'RateLimitedError' as const,
        retryAt: new Date(oldest.getTime() + dayMs),
      }
    await insertReport(transaction, {
      id: newId('report'),
      messageId: message.id,
      reporterId: userId,
      reason: input.reason,
      note: shortened(input.note ?? ''),
      createdAt: now(),
    })
    return { __typename: 'ReportMessageSuccess' as const, alreadyReported: false }
  })
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
