import { FormattedMessage, useIntl } from 'react-intl'
import { addressOfEvents, type EventFilters } from '#addresses/official-schedule.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Figure } from '#features/errors/index.ts'

/** Why a list has nothing, and the way to what there is. */
export function NoSchedules({ filters }: { filters: EventFilters }) {
  const intl = useIntl()
  const isNarrowed = filters.kind !== null || filters.talent !== null
  const isPast = filters.among === 'PAST'
  const words = isNarrowed
    ? ({ title: 'schedule.narrowed.title', body: 'schedule.narrowed.body' } as const)
    : isPast
      ? ({ title: 'schedule.past.empty.title', body: 'schedule.past.empty.body' } as const)
      : ({ title: 'schedule.empty.title', body: 'schedule.empty.body' } as const)
  const nextAction = isNarrowed
    ? {
        href: addressOfEvents({ ...filters, kind: null, talent: null }),
        id: 'schedule.showAll' as const,
      }
    : isPast
      ? {
          href: addressOfEvents({ ...filters, among: 'COMING' }),
          id: 'schedule.past.back' as const,
        }
      : null
  return (
    <EmptyState
      figure={<Figure name="closed" />}
      title={intl.formatMessage({ id: words.title })}
      body={<FormattedMessage id={words.body} />}
      action={
        nextAction && (
          <ButtonLink href={nextAction.href}>
            <FormattedMessage id={nextAction.id} />
          </ButtonLink>
        )
      }
    />
  )
}
