import type { Domain } from '../../platform/domain.ts'

/**
 * What pictures in messages and in posts have in common. It has no rows of its own: each kind keeps its uploads in a
 * table of its own.
 */
export const domain: Domain = {}
