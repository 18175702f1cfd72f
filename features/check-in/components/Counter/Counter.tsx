import { FormattedMessage, useIntl } from 'react-intl'
import { paths } from '#addresses/check-in.ts'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Figure } from '#features/errors/index.ts'
import { useOrigin } from '#platform/routing/origin.ts'
import { printCode } from '#rules/campaignCode.ts'
import { Qr } from '../Qr/Qr.tsx'
import { CounterSkeleton } from './CounterSkeleton.tsx'
import { useCounter } from './useCounter.ts'

/** What stands on a store's counter: the minute's code as a QR, and to be typed. */
export function Counter({ counterKey }: { counterKey: string }) {
  const intl = useIntl()
  const origin = useOrigin()
  const shown = useCounter(counterKey)
  switch (shown.status) {
    case 'loading':
      return <CounterSkeleton />
    case 'unknown':
      return (
        <EmptyState
          figure={<Figure name="closed" />}
          title={intl.formatMessage({ id: 'check-in.counter.unknown.title' })}
          body={<FormattedMessage id="check-in.counter.unknown.body" />}
        />
      )
    case 'failed':
      return (
        <EmptyState
          figure={<Figure name="offline" />}
          title={intl.formatMessage({ id: 'check-in.counter.failed.title' })}
          body={<FormattedMessage id="check-in.counter.failed.body" />}
        />
      )
    case 'showing': {
      const { code, store } = shown.counter
      return (
        <Stack gap={4} align="center">
          <Heading level={2} size="xlarge">
            {store.name}
          </Heading>
          <Text>
            <FormattedMessage id="check-in.counter.how" values={{ coins: store.coins }} />
          </Text>
          <Qr
            text={`${origin}${paths.stores()}#${code}`}
            label={intl.formatMessage({ id: 'check-in.counter.qr' })}
          />
          <Text weight="bold" tabular>
            {printCode(code)}
          </Text>
          <Text size="small" tone="muted">
            <FormattedMessage id="check-in.counter.turns" />
          </Text>
        </Stack>
      )
    }
  }
}
