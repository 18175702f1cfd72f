import { FormattedMessage } from 'react-intl'
import { graphql } from 'react-relay'
import type { EventFilters } from '#addresses/official-schedule.ts'
import { startOfDay } from '#rules/day.ts'
import { Chip } from '#design-system/chip/Chip.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { LoadMore } from '#features/errors/index.ts'
import { usePages } from '#platform/relay/usePages.ts'
import { todayInTokyo, tokyoDay, useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { ScheduleAgenda_community$key } from './__generated__/ScheduleAgenda_community.graphql.ts'
import type { ScheduleAgendaPaginationQuery } from './__generated__/ScheduleAgendaPaginationQuery.graphql.ts'
import { anchorOf } from './anchorOf.ts'
import { NoSchedules } from './NoSchedules.tsx'
import { day, dayHead, list } from './ScheduleAgenda.css.ts'
import { ScheduleAgendaSkeleton } from './ScheduleAgendaSkeleton.tsx'
import { ScheduleRow } from './ScheduleRow.tsx'
import { ScheduleWeek } from './ScheduleWeek.tsx'

type ScheduleAgendaProps = { community: ScheduleAgenda_community$key; filters: EventFilters }

/** What comes, or what was, day by day in Japan, with a week of it ahead of the list. */
export function ScheduleAgenda({ filters, ...props }: ScheduleAgendaProps) {
  const { data, next } = usePages<ScheduleAgendaPaginationQuery, ScheduleAgenda_community$key>(
    graphql`
      fragment ScheduleAgenda_community on Community
      @throwOnFieldError
      @refetchable(queryName: "ScheduleAgendaPaginationQuery")
      @argumentDefinitions(
        among: { type: "OfficialScheduleList!" }
        kind: { type: "OfficialScheduleKind" }
        talent: { type: "String" }
        count: { type: "Int", defaultValue: 30 }
        cursor: { type: "String", defaultValue: null }
      ) {
        officialSchedules(
          among: $among
          kind: $kind
          talent: $talent
          first: $count
          after: $cursor
        ) @connection(key: "ScheduleAgenda_officialSchedules") {
          edges {
            node {
              id
              startsAt
              talents {
                palette
              }
              ...ScheduleRow_schedule
            }
          }
        }
      }
    `,
    props.community,
  )
  const tokyo = useTokyoTime()
  const today = todayInTokyo()
  const schedules = data.officialSchedules.edges.map(({ node }) => node)
  if (schedules.length === 0) return <NoSchedules filters={filters} />
  const days = Map.groupBy(schedules, ({ startsAt }) => tokyoDay(startsAt))
  const isComing = filters.among === 'COMING'
  return (
    <Stack gap={6}>
      {isComing && <ScheduleWeek today={today} days={lightsOf(days)} />}
      <Stack gap={6}>
        {[...days].map(([each, those]) => (
          <section key={each} id={anchorOf(each)} className={day}>
            <div className={dayHead}>
              <Heading level={2}>
                <time dateTime={each}>
                  {(isComing ? tokyo.dayShort : tokyo.day)(startOfDay(each).toISOString())}
                </time>
              </Heading>
              {each === today && (
                <Chip icon="sun">
                  <FormattedMessage id="schedule.today" />
                </Chip>
              )}
            </div>
            <ul className={list}>
              {those.map((schedule) => (
                <ScheduleRow key={schedule.id} schedule={schedule} />
              ))}
            </ul>
          </section>
        ))}
      </Stack>
      <LoadMore {...next} skeleton={<ScheduleAgendaSkeleton count={2} />} />
    </Stack>
  )
}

type Lit = { talents: readonly { palette: string }[] }

/** A light a schedule: its first talent's. */
const lightsOf = (days: ReadonlyMap<string, readonly Lit[]>) =>
  new Map([...days].map(([each, those]) => [each, those.map(({ talents }) => talents[0]?.palette)]))
