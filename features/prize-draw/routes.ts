import { paths } from '#addresses/prize-draw.ts'
import { deliveryMessages } from '#features/delivery/words.ts'
import { votingMessages } from '#features/voting-event/words.ts'
import { joinMessages } from '#platform/routing/joinMessages.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'
import type { EntryCompleteScreenQuery } from './screens/EntryCompleteScreen/__generated__/EntryCompleteScreenQuery.graphql.ts'
import type { EntryScreenQuery } from './screens/EntryScreen/__generated__/EntryScreenQuery.graphql.ts'
import type { PrizeDrawScreenQuery } from './screens/PrizeDrawScreen/__generated__/PrizeDrawScreenQuery.graphql.ts'

export const prizeDrawRoutes: FeatureRoutes = {
  messages: joinMessages(
    { ja: () => import('./messages/ja.ts'), en: () => import('./messages/en.ts') },
    deliveryMessages,
    votingMessages,
  ),
  routes: [
    {
      path: paths.draws.pattern,
      screen: () => import('./screens/PrizeDrawsScreen/PrizeDrawsScreen.tsx'),
      query: () =>
        import('./screens/PrizeDrawsScreen/__generated__/PrizeDrawsScreenQuery.graphql.ts'),
    },
    {
      path: paths.draw.pattern,
      screen: () => import('./screens/PrizeDrawScreen/PrizeDrawScreen.tsx'),
      query: () =>
        import('./screens/PrizeDrawScreen/__generated__/PrizeDrawScreenQuery.graphql.ts'),
      variables: ({ prize_draw_id = '' }): PrizeDrawScreenQuery['variables'] => ({
        id: prize_draw_id,
      }),
    },
    {
      path: paths.complete.pattern,
      screen: () => import('./screens/EntryCompleteScreen/EntryCompleteScreen.tsx'),
      query: () =>
        import('./screens/EntryCompleteScreen/__generated__/EntryCompleteScreenQuery.graphql.ts'),
      search: ['entry'],
      variables: (_, search): EntryCompleteScreenQuery['variables'] => ({
        id: search.get('entry') ?? '',
      }),
    },
    {
      path: paths.entry.pattern,
      screen: () => import('./screens/EntryScreen/EntryScreen.tsx'),
      query: () => import('./screens/EntryScreen/__generated__/EntryScreenQuery.graphql.ts'),
      variables: ({ entry_history_id = '' }): EntryScreenQuery['variables'] => ({
        id: entry_history_id,
      }),
    },
  ],
}
