import { latePart } from '#platform/routing/latePart.ts'

/** Asks why something is reported: fetched when it is asked for. */
export const ReportDialog = latePart(() => import('./components/ReportDialog/ReportDialog.tsx'))
