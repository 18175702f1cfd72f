import { FormattedMessage } from 'react-intl'
import { Chip } from '#design-system/chip/Chip.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import type { OfficialScheduleKind, OfficialScheduleState } from '#schema/types.generated.ts'

type ScheduleMarkProps = {
  kind: OfficialScheduleKind
  state: OfficialScheduleState
  /** It was to start at another time. */
  isMoved: boolean
}

const kindIcons = { STREAM: 'penlight', EVENT: 'calendar' } as const

/** What kind of a schedule it is, and how it stands where that is to be known: on now, moved, over, cancelled. */
export function ScheduleMark({ kind, state, isMoved }: ScheduleMarkProps) {
  return (
    <Inline as="span" gap={1} wrap>
      {state === 'LIVE' && (
        <Chip icon="sound" tone="accent">
          <FormattedMessage id="schedule.state.LIVE" />
        </Chip>
      )}
      {state === 'CANCELLED' && (
        <Chip icon="block" tone="danger">
          <FormattedMessage id="schedule.state.CANCELLED" />
        </Chip>
      )}
      {state === 'UPCOMING' && isMoved && (
        <Chip icon="clock" tone="warning">
          <FormattedMessage id="schedule.state.MOVED" />
        </Chip>
      )}
      {state === 'OVER' && (
        <Chip icon="check" tone="neutral">
          <FormattedMessage id="schedule.state.OVER" />
        </Chip>
      )}
      <Chip icon={kindIcons[kind]} tone="neutral">
        <FormattedMessage id={`schedule.kind.${kind}`} />
      </Chip>
    </Inline>
  )
}
