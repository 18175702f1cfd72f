import { lazy } from 'react'

/** Asks before somebody is blocked: fetched when it is asked for. */
export const BlockDialog = lazy(() => import('./components/BlockDialog/BlockDialog.tsx'))
