import { useIntl } from 'react-intl'
import { useSession } from '#platform/session/session.ts'

/** What to press next, and what it is called. */
export type WayOut = { label: string } & ({ act: () => void } | { href: string })

/** The ways out that lead on from anywhere. */
export function useWaysOut() {
  const intl = useIntl()
  const session = useSession()
  return {
    logIn: {
      label: intl.formatMessage({ id: 'errors.wayOut.logIn' }),
      act: () => session.openLogin({ step: 'login' }),
    },
    signUp: {
      label: intl.formatMessage({ id: 'errors.wayOut.signUp' }),
      act: () => session.openLogin({ step: 'signup' }),
    },
    reload: {
      label: intl.formatMessage({ id: 'errors.wayOut.reload' }),
      act: () => location.reload(),
    },
  } satisfies Record<string, WayOut>
}
