import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { addressOfEvents, type EventFilters } from '#addresses/official-schedule.ts'
import { FilterLinks } from '#design-system/filter-links/FilterLinks.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { kinds } from '../../filters.ts'
import type { ScheduleFilters_community$key } from './__generated__/ScheduleFilters_community.graphql.ts'

type ScheduleFiltersProps = { community: ScheduleFilters_community$key; filters: EventFilters }

/** Narrows a list to one talent, the oshi first, and to one kind. Each choice is an address of its own. */
export function ScheduleFilters({ filters, ...props }: ScheduleFiltersProps) {
  const { talents, viewerMembership } = useFragment(
    graphql`
      fragment ScheduleFilters_community on Community @throwOnFieldError {
        talents {
          id
          slug
          name
        }
        viewerMembership {
          oshi {
            id
          }
        }
      }
    `,
    props.community,
  )
  const intl = useIntl()
  const oshiId = viewerMembership?.oshi?.id
  const oshiFirst = talents.toSorted(
    (one, other) => Number(other.id === oshiId) - Number(one.id === oshiId),
  )
  const everyTalent = intl.formatMessage({ id: 'schedule.talents.all' })
  const everyKind = intl.formatMessage({ id: 'schedule.kinds.all' })
  return (
    <Stack gap={1}>
      {talents.length > 1 && (
        <FilterLinks
          label={intl.formatMessage({ id: 'schedule.talents' })}
          links={[
            {
              href: addressOfEvents({ ...filters, talent: null }),
              label: everyTalent,
              isCurrent: filters.talent === null,
            },
            ...oshiFirst.map(({ id, slug, name }) => ({
              href: addressOfEvents({ ...filters, talent: slug }),
              label:
                id === oshiId
                  ? intl.formatMessage({ id: 'schedule.talents.oshi' }, { name })
                  : name,
              isCurrent: filters.talent === slug,
            })),
          ]}
        />
      )}
      <FilterLinks
        label={intl.formatMessage({ id: 'schedule.kinds' })}
        links={[
          {
            href: addressOfEvents({ ...filters, kind: null }),
            label: everyKind,
            isCurrent: filters.kind === null,
          },
          ...kinds.map((each) => ({
            href: addressOfEvents({ ...filters, kind: each }),
            label: intl.formatMessage({ id: `schedule.kind.${each}` }),
            isCurrent: filters.kind === each,
          })),
        ]}
      />
    </Stack>
  )
}
