import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useSession } from '#platform/session/session.ts'
import { ReportDialog } from './ReportDialog.ts'
import type { Reportable } from './reportable.ts'

/**
 * The line of a menu by which something is reported, and the dialog that it opens, to stand beside the menu within a
 * `Suspense`. A guest is asked to log in.
 */
export function useReport(subject: Reportable) {
  const intl = useIntl()
  const session = useSession()
  const [isOpen, setIsOpen] = useState(false)
  const item = {
    id: 'report',
    label: intl.formatMessage({ id: 'report.menu' }),
    icon: 'flag' as const,
    tone: 'danger' as const,
    onSelect: () =>
      session.status === 'loggedIn' ? setIsOpen(true) : session.openLogin({ step: 'login' }),
  }
  const dialog: ReactNode = isOpen && (
    <ReportDialog subject={subject} onClose={() => setIsOpen(false)} />
  )
  return { item, dialog }
}
