import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Chip } from '#design-system/chip/Chip.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import { lastInstant } from '#platform/time/lastInstant.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { DrawState_draw$key } from './__generated__/DrawState_draw.graphql.ts'

/** Whether a draw can be entered now, until when, and on what. */
export function DrawState(props: { draw: DrawState_draw$key }) {
  const { state, entryBasis, opensAt, closesAt, drawsAt, maintenanceUntil } = useFragment(
    graphql`
      fragment DrawState_draw on PrizeDraw @throwOnFieldError {
        state
        entryBasis
        opensAt
        closesAt
        drawsAt
        maintenanceUntil
      }
    `,
    props.draw,
  )
  const { dayAndTime } = useTokyoTime()
  const instants = {
    UPCOMING: opensAt,
    OPEN: lastInstant(closesAt),
    MAINTENANCE: maintenanceUntil ?? closesAt,
    CLOSED: drawsAt,
    DRAWN: drawsAt,
  }
  return (
    <Inline gap={2} wrap as="span">
      <Chip icon="calendar" tone={state === 'MAINTENANCE' ? 'warning' : 'neutral'}>
        <FormattedMessage
          id={`prizeDraw.state.${state}`}
          values={{ instant: dayAndTime(instants[state]) }}
        />
      </Chip>
      <Chip tone="accent">
        <FormattedMessage id={`prizeDraw.basis.${entryBasis}`} />
      </Chip>
    </Inline>
  )
}
