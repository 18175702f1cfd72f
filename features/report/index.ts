export { ReportDialog } from './ReportDialog.ts'
export { useReport } from './useReport.tsx'
