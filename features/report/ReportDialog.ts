import { lazy } from 'react'

/** Asks why something is reported: fetched when it is asked for. */
export const ReportDialog = lazy(() => import('./components/ReportDialog/ReportDialog.tsx'))
