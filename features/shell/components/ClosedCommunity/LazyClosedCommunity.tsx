import { lazy } from 'react'

/** The notice of a closed community: pages of open ones do without its code. */
export const ClosedCommunity = lazy(() => import('./ClosedCommunity.tsx'))
