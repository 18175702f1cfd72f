import { useIntl } from 'react-intl'
import { Banner } from '#design-system/banner/Banner.tsx'
import { Button } from '#design-system/button/Button.tsx'
import { useSession } from '#platform/session/session.ts'
import type { WayOut } from '../../catalogue.ts'
import { describeError, type ShownError } from '../../describeError.ts'
import { sayError } from '../../useErrorWords.ts'

type Ways = Partial<Record<WayOut, () => void>>

type ErrorWordsProps = {
  error: ShownError
  /** How to do what only the place knows: try again, send again, join. A way without one gets no button. */
  ways?: Ways
}

/** What went wrong, what to do, and the button that does it. */
export function ErrorWords({ error, ways }: ErrorWordsProps) {
  const intl = useIntl()
  const session = useSession()
  const everywhere: Ways = {
    logIn: () => session.openLogin({ step: 'login' }),
    signUp: () => session.openLogin({ step: 'signup' }),
    reload: () => location.reload(),
  }
  const { wayOut } = describeError(error)
  const take = wayOut && (ways?.[wayOut] ?? everywhere[wayOut])
  return (
    <Banner
      tone="danger"
      action={
        take && (
          <Button tone="neutral" emphasis="outline" size="small" onClick={take}>
            {intl.formatMessage({ id: `errors.wayOut.${wayOut}` })}
          </Button>
        )
      }
    >
      {sayError(intl, error)}
    </Banner>
  )
}
