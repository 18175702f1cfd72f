import type { GatewayContext } from '../../platform/graphql/context.ts'
import { momentKey } from '../../platform/graphql/cursor.ts'
import { prefixOf } from '../../platform/ids.ts'
import { mayEnter, mayReadWritten } from '../community/service.ts'
import { isGoneFor } from '../moderation/service.ts'
import { heeded, isKeptByBlock, type Blocks } from '../mute/service.ts'
import type { RowOf, WrittenKind, WrittenRow, WrittenTable } from './kind.ts'
import { findWritten } from './store.ts'

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
  if (!row || isGoneFor(context, row) || !(await mayEnter(context, row.communityId))) return null
  if (await isKeptByBlock(context, row.authorId, blocks)) return null
  return (await mayReadWritten(context, { audience: 'PUBLIC', ...row })) ? row : null
}

/** Where it stands in a list of its kind: a cursor's key. */
export const writtenKey = ({ postedAt, id }: Pick<WrittenRow, 'postedAt' | 'id'>) =>
  momentKey({ at: postedAt, id })
