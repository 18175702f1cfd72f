import { useIntl } from 'react-intl'
import { Banner } from '#design-system/banner/Banner.tsx'
import { Button } from '#design-system/button/Button.tsx'
import { describeError, type ShownError, type UserErrorKey } from '../../describeError.ts'
import { sayError } from '../../useErrorWords.ts'
import { useWaysOut, type WayOut } from '../../useWaysOut.ts'

type ErrorWordsProps = {
  error: ShownError
  /** Does again what got no answer. */
  onRetry?: () => void
  /** What to press next, where this place knows it: `{ 'PaymentError.DECLINED': … }`. */
  ways?: { readonly [Key in UserErrorKey]?: WayOut }
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
    <Banner
      tone="danger"
      action={
        way && (
          <Button tone="neutral" emphasis="outline" size="small" onClick={way.act}>
            {way.label}
          </Button>
        )
      }
    >
      {sayError(intl, error)}
    </Banner>
  )
}
