import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Chip } from '#design-system/chip/Chip.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import { lastInstant } from '#platform/time/lastInstant.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { MachineState_machine$key } from './__generated__/MachineState_machine.graphql.ts'

/** Whether a machine can be drawn from now, until when, and how many are left in its box. */
export function MachineState(props: { machine: MachineState_machine$key }) {
  const { state, startsAt, endsAt, maintenanceUntil, box } = useFragment(
    graphql`
      fragment MachineState_machine on TreasureMachine @throwOnFieldError {
        state
        startsAt
        endsAt
        maintenanceUntil
        box {
          size
          left
        }
      }
    `,
    props.machine,
  )
  const { dayAndTime } = useTokyoTime()
  const at = {
    UPCOMING: startsAt,
    MAINTENANCE: maintenanceUntil,
    OPEN: null,
    SOLD_OUT: null,
    ENDED: null,
  }
  const instant = at[state]
  return (
    <Inline gap={2} wrap as="span">
      {state !== 'OPEN' && (
        <Chip tone={state === 'MAINTENANCE' ? 'warning' : 'neutral'}>
          <FormattedMessage
            id={`treasure.state.${state}`}
            values={{ instant: instant == null ? '' : dayAndTime(instant) }}
          />
        </Chip>
      )}
      {state === 'OPEN' && endsAt != null && (
        <Chip icon="calendar" tone="neutral">
          <FormattedMessage
            id="treasure.until"
            values={{ instant: dayAndTime(lastInstant(endsAt)) }}
          />
        </Chip>
      )}
      {box && state !== 'ENDED' && (
        <Chip tone="accent">
          <FormattedMessage id="treasure.box.left" values={{ left: box.left, size: box.size }} />
        </Chip>
      )}
    </Inline>
  )
}
