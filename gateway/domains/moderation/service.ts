import type { Queryable } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { ReportSubjectKind } from '../types.generated.ts'
import { createWordFinder, type WordFinder } from '#rules/wordFinder.ts'
import { findDeniedWords, hasReport } from './store.ts'

export { queueForReports } from './store.ts'
export { decideReport, findReport, undecidedReports } from './deciding.ts'
export { decideOpen, findCase, openCases, contextAround, type Case, type Reported } from './desk.ts'
export {
  deletionOf,
  isGoneFor,
  mayBeDeleted,
  pastUndo,
  releaseWritten,
  removeWritten,
  standsFor,
  standsForNamed,
  standsForText,
} from './standing.ts'

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

/** Whether anybody has reported this: then it is evidence. */
export const isReported = (
  db: Queryable,
  kind: ReportSubjectKind,
  subjectId: string,
): Promise<boolean> => hasReport(db, kind, subjectId)
