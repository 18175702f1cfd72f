import { encodeCursor } from '../../platform/graphql/cursor.ts'
import type { MessageRow } from './tables.ts'

/** A message as a connection carries it: its cursor is its `seq`. */
export function toMessageEdge(node: MessageRow) {
  return { cursor: encodeCursor(node.seq), node }
}
