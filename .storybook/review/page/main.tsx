import { createRoot } from 'react-dom/client'
import type { Report } from '../change.ts'
import { ReviewPage } from './ReviewPage.tsx'
import { decideOver } from './decideOver.ts'
import './page.css.ts'

const report = JSON.parse(document.getElementById('report')!.textContent) as Report
const decide = report.token === undefined ? undefined : decideOver(report.token)
createRoot(document.getElementById('root')!).render(<ReviewPage report={report} decide={decide} />)
