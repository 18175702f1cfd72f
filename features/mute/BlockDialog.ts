import { latePart } from '#platform/routing/latePart.ts'

/** Asks before somebody is blocked: fetched when it is asked for. */
export const BlockDialog = latePart(() => import('./components/BlockDialog/BlockDialog.tsx'))
