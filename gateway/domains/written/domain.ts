import type { Domain } from '../../platform/domain.ts'

/** What posts, topics and comments have in common. It has no rows of its own: each kind keeps them in a table of its own. */
export const domain: Domain = {}
