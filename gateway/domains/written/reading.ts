import type { GatewayContext } from '../../platform/graphql/context.ts'
import { momentKey } from '../../platform/graphql/cursor.ts'
import { prefixOf } from '../../platform/ids.ts'
import { mayEnter, mayReadWritten } from '../community/service.ts'
import { isGoneFor } from '../moderation/service.ts'
import { heeded, isKeptByBlock, type Blocks } from '../mute/service.ts'
import type { Audience } from '../types.generated.ts'
import type { RowOf, WrittenKind, WrittenRow, WrittenTable } from './kind.ts'
import { findWritten, findWrittenAmong } from './store.ts'

/**
 * What has this id where the viewer may know of it, or null: its author blocks them, took it away, or wrote it for
 * others. What has no readers of its own is for everyone, within its author's age.
 */
export async function loadWritten<Table extends WrittenTable>(
  context: GatewayContext,
  { table, prefix }: Pick<WrittenKind<Table>, 'table' | 'prefix'>,
  id: string,
  blocks: Blocks = heeded,
): Promise<RowOf<Table> | null> {
  if (prefixOf(id) !== prefix) return null
  const row = await findWritten(context.db, table, id)
  return row && (await mayKnow(context, row, blocks)) ? row : null
}

/** Those of these, of whichever kind, that are of this one and of which the viewer may know: read in one statement. */
export async function loadWrittenAmong<Table extends WrittenTable>(
  context: GatewayContext,
  { table, prefix }: Pick<WrittenKind<Table>, 'table' | 'prefix'>,
  ids: readonly string[],
): Promise<RowOf<Table>[]> {
  const own = ids.filter((id) => prefixOf(id) === prefix)
  const rows = own.length > 0 ? await findWrittenAmong(context.db, table, own) : []
  const may = await Promise.all(rows.map((row) => mayKnow(context, row, heeded)))
  return rows.filter((_, at) => may[at])
}

async function mayKnow(
  context: GatewayContext,
  row: WrittenRow & { audience?: Audience },
  blocks: Blocks,
): Promise<boolean> {
  if (isGoneFor(context, row) || !(await mayEnter(context, row.communityId))) return false
  if (await isKeptByBlock(context, row.authorId, blocks)) return false
  return mayReadWritten(context, { audience: 'PUBLIC', ...row })
}

/** Where it stands in a list of its kind: a cursor's key. */
export const writtenKey = ({ postedAt, id }: Pick<WrittenRow, 'postedAt' | 'id'>) =>
  momentKey({ at: postedAt, id })
