import { useIntl } from 'react-intl'
import { Banner } from '#design-system/banner/Banner.tsx'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Button } from '#design-system/button/Button.tsx'
import {
  describeError,
  type FaultKey,
  type ShownError,
  type UserErrorKey,
} from '#platform/errors/describeError.ts'
import { sayError } from '#platform/errors/sayError.ts'
import { useWaysOut, type WayOut } from '../../useWaysOut.ts'

/** What to press next, by what went wrong. */
export type Ways = { readonly [Key in UserErrorKey | FaultKey]?: WayOut }

type ErrorWordsProps = {
  error: ShownError
  /** Does again what got no answer. */
  onRetry?: () => void
  /** What to press next, where this place knows it: `{ 'PaymentError.DECLINED': … }`. */
  ways?: Ways
}

/** What went wrong, what to do, and the button that does it. */
export function ErrorWords({ error, onRetry, ways }: ErrorWordsProps) {
  const intl = useIntl()
  const { logIn, reload } = useWaysOut()
  const retry = onRetry && {
    label: intl.formatMessage({ id: 'errors.wayOut.retry' }),
    act: onRetry,
  }
  const everywhere = {
    UnauthenticatedError: logIn,
    // Sent again, it asks for the log-in first.
    RequiresRecentLoginError: onRetry && {
      label: intl.formatMessage({ id: 'errors.wayOut.logIn' }),
      act: onRetry,
    },
    chunkLoad: reload,
    outdated: reload,
    'network.offline': retry,
    'network.busy': retry,
    unknown: retry,
  }
  const way = new Map(Object.entries<WayOut | undefined>({ ...everywhere, ...ways })).get(
    describeError(error).key,
  )
  return (
    <Banner tone="danger" action={way && <Way way={way} />}>
      {sayError(intl, error)}
    </Banner>
  )
}

function Way({ way }: { way: WayOut }) {
  const look = { tone: 'neutral', emphasis: 'outline', size: 'small' } as const
  return 'href' in way ? (
    <ButtonLink {...look} href={way.href}>
      {way.label}
    </ButtonLink>
  ) : (
    <Button {...look} onClick={way.act}>
      {way.label}
    </Button>
  )
}
