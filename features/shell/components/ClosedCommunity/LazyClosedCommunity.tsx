import { latePart } from '#platform/routing/latePart.ts'

/** The notice of a closed community: pages of open ones do without its code. */
export const ClosedCommunity = latePart(() => import('./ClosedCommunity.tsx'))
