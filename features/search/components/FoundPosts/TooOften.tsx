import { FormattedMessage, useIntl } from 'react-intl'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Changing } from '#design-system/changing/Changing.tsx'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Figure } from '#features/errors/index.ts'
import { useSecondsUntil } from '#platform/time/useSecondsUntil.ts'

type TooOftenProps = {
  retryAt: string
  /** What was looked for. */
  href: string
}

/** More searches than a person makes: when the next one may be. */
export function TooOften({ retryAt, href }: TooOftenProps) {
  const intl = useIntl()
  // The server's page knows no time: one is the least.
  const seconds = useSecondsUntil(retryAt) ?? 1
  return (
    <EmptyState
      figure={<Figure name="closed" />}
      title={intl.formatMessage({ id: 'search.tooOften.title' })}
      body={
        seconds > 0 ? (
          <Changing of={seconds}>
            <FormattedMessage id="search.tooOften.wait" values={{ seconds }} />
          </Changing>
        ) : (
          <FormattedMessage id="search.tooOften.ready" />
        )
      }
      action={
        seconds > 0 ? undefined : (
          <ButtonLink href={href} emphasis="soft" icon="retry">
            <FormattedMessage id="search.tooOften.again" />
          </ButtonLink>
        )
      }
    />
  )
}
