import type { Domain } from '../../platform/domain.ts'

/** Whom a text mentions. It has no rows of its own: what was written keeps them, beside its text. */
export const domain: Domain = {}
