import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { ErrorWords } from '#features/errors/index.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { useEnterDraw } from './useEnterDraw.ts'
import type { EntryButtons_draw$key } from './__generated__/EntryButtons_draw.graphql.ts'

/** For free once a day, and more by tickets; why not more, where that is so. */
export function EntryButtons(props: { draw: EntryButtons_draw$key }) {
  const { id, ticketsMost, viewerFreeAt, viewerTickets, viewerTicketsUsed } = useFragment(
    graphql`
      fragment EntryButtons_draw on PrizeDraw @throwOnFieldError {
        id
        ticketsMost
        viewerFreeAt
        viewerTickets
        viewerTicketsUsed
      }
    `,
    props.draw,
  )
  const intl = useIntl()
  const { dayAndTime } = useTokyoTime()
  const { enter, retry, isPending, error } = useEnterDraw(id)
  const busyLabel = intl.formatMessage({ id: 'prizeDraw.enter.busy' })
  const isUsedUp = viewerTicketsUsed >= ticketsMost
  return (
    <Stack gap={3}>
      {viewerFreeAt == null ? (
        <Button
          size="large"
          isFullWidth
          isBusy={isPending}
          busyLabel={busyLabel}
          onClick={() => enter(false)}
        >
          <FormattedMessage id="prizeDraw.enter.free" />
        </Button>
      ) : (
        <Text weight="bold">
          <FormattedMessage
            id="prizeDraw.enter.done"
            values={{ instant: dayAndTime(viewerFreeAt) }}
          />
        </Text>
      )}
      {viewerTickets > 0 && !isUsedUp && (
        <Button
          tone="neutral"
          emphasis="outline"
          size="large"
          isFullWidth
          isBusy={isPending}
          busyLabel={busyLabel}
          onClick={() => enter(true)}
        >
          <FormattedMessage id="prizeDraw.enter.ticket" />
        </Button>
      )}
      {error && <ErrorWords error={error} onRetry={retry} />}
      <Text size="small" tone="muted" tabular>
        <FormattedMessage
          id={isUsedUp ? 'prizeDraw.tickets.usedUp' : 'prizeDraw.tickets'}
          values={{ tickets: viewerTickets, used: viewerTicketsUsed, most: ticketsMost }}
        />
      </Text>
    </Stack>
  )
}
