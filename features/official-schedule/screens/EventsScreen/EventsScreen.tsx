import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { addressOfEvents, type EventFilters } from '#addresses/official-schedule.ts'
import { Inline } from '#design-system/inline/Inline.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { ScreenPage } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { ScheduleAgenda } from '../../components/ScheduleAgenda/ScheduleAgenda.tsx'
import { ScheduleAgendaSkeleton } from '../../components/ScheduleAgenda/ScheduleAgendaSkeleton.tsx'
import { ScheduleFilters } from '../../components/ScheduleFilters/ScheduleFilters.tsx'
import type { EventsScreenQuery } from './__generated__/EventsScreenQuery.graphql.ts'

type Props = ScreenProps<EventsScreenQuery>

/** `/events`: the station's streams and events, day by day: what comes, and with `?when=past` what was. */
export function Screen(props: Props) {
  const intl = useIntl()
  const filters = filtersOf(props)
  const isPast = filters.among === 'PAST'
  return (
    <ScreenPage
      title={intl.formatMessage({ id: isPast ? 'schedule.past.title' : 'schedule.title' })}
      back={
        isPast
          ? {
              href: addressOfEvents({ ...filters, among: 'COMING' }),
              label: intl.formatMessage({ id: 'schedule.past.back' }),
            }
          : undefined
      }
      skeleton={<ScheduleAgendaSkeleton />}
    >
      <Events {...props} />
    </ScreenPage>
  )
}

const filtersOf = ({ queryRef }: Props): EventFilters => {
  const { among, kind = null, talent = null } = queryRef.variables
  return { among, kind, talent }
}

function Events(props: Props) {
  const { tenant } = usePreloadedQuery<EventsScreenQuery>(
    graphql`
      query EventsScreenQuery(
        $among: OfficialScheduleList!
        $kind: OfficialScheduleKind
        $talent: String
      ) @throwOnFieldError {
        tenant {
          community {
            ...ScheduleFilters_community
            ...ScheduleAgenda_community @arguments(among: $among, kind: $kind, talent: $talent)
          }
        }
      }
    `,
    props.queryRef,
  )
  const filters = filtersOf(props)
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <ScheduleFilters community={tenant.community} filters={filters} />
        <Inline gap={3} justify="between" align="baseline" wrap>
          <Text size="caption" tone="muted">
            <FormattedMessage id="schedule.note" />
          </Text>
          {filters.among === 'COMING' && (
            <Text as="span" size="small">
              <TextLink href={addressOfEvents({ ...filters, among: 'PAST' })}>
                <FormattedMessage id="schedule.past.open" />
              </TextLink>
            </Text>
          )}
        </Inline>
      </Stack>
      <ScheduleAgenda
        key={addressOfEvents(filters)}
        community={tenant.community}
        filters={filters}
      />
    </Stack>
  )
}
