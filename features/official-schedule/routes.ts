import { paths } from '#addresses/official-schedule.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'
import { filterNames, readFilters } from './filters.ts'
import type { EventsScreenQuery } from './screens/EventsScreen/__generated__/EventsScreenQuery.graphql.ts'
import type { OfficialScheduleScreenQuery } from './screens/OfficialScheduleScreen/__generated__/OfficialScheduleScreenQuery.graphql.ts'
import { scheduleMessages } from './words.ts'

export const officialScheduleRoutes: FeatureRoutes = {
  messages: scheduleMessages,
  routes: [
    {
      path: paths.events.pattern,
      screen: () => import('./screens/EventsScreen/EventsScreen.tsx'),
      query: () => import('./screens/EventsScreen/__generated__/EventsScreenQuery.graphql.ts'),
      search: filterNames,
      variables: (_, search): EventsScreenQuery['variables'] => readFilters(search),
    },
    {
      path: paths.schedule.pattern,
      screen: () => import('./screens/OfficialScheduleScreen/OfficialScheduleScreen.tsx'),
      query: () =>
        import('./screens/OfficialScheduleScreen/__generated__/OfficialScheduleScreenQuery.graphql.ts'),
      variables: ({ official_schedule_id = '' }): OfficialScheduleScreenQuery['variables'] => ({
        id: official_schedule_id,
      }),
    },
  ],
}
