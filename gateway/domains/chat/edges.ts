import { toEdge } from '../../platform/graphql/connection.ts'
import type { MessageRow } from './tables.ts'

/** A message as a connection carries it: its cursor is its `seq`. */
export const toMessageEdge = (message: MessageRow) => toEdge(message, message.seq)
