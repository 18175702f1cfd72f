import type { WrittenKind } from '../written/service.ts'
import { forgetComment } from './store.ts'
import { comment } from './tables.ts'

export const comments: WrittenKind<typeof comment> = {
  table: comment,
  prefix: 'comment',
  reportKind: 'COMMENT',
  // Ten in a minute, and 300 in an hour: a quick answer is let through, a flood is not.
  limits: [
    { most: 10, ms: 60_000 },
    { most: 300, ms: 60 * 60_000 },
  ],
  forget: forgetComment,
}
