export { HeldNote } from './components/HeldNote/HeldNote.tsx'
export { ReportDialog } from './ReportDialog.ts'
export { useReport } from './useReport.tsx'
