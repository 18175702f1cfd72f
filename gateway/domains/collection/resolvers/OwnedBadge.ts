import type { OwnedBadgeResolvers } from '../../types.generated.ts'
import { sourceOf } from '../owning.ts'

export const OwnedBadge: OwnedBadgeResolvers = {
  id: ({ badge }) => `owned ${badge.id}`,
  isLocked: ({ lockedAt }) => lockedAt !== null,
  source: ({ reference }) => sourceOf(reference),
}
