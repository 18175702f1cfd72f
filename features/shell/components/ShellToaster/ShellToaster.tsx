import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Toaster } from '#design-system/toaster/Toaster.tsx'

/** Lets everything inside say a word in passing, with the toaster's own words in the fan's language. */
export function ShellToaster({ children }: { children: ReactNode }) {
  const intl = useIntl()
  return (
    <Toaster
      label={intl.formatMessage({ id: 'shell.toasts' })}
      closeLabel={intl.formatMessage({ id: 'shell.toasts.close' })}
    >
      {children}
    </Toaster>
  )
}
