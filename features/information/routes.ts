import { paths } from '#addresses/information.ts'
import { bannerMessages } from '#features/banner/words.ts'
import { joinMessages } from '#platform/routing/joinMessages.ts'
import type { InformationList } from '#schema/types.generated.ts'
import type { FeatureRoutes, ScreenRoute } from '#platform/routing/route.ts'
import { readCategory } from './categories.ts'
import type { InformationListScreenQuery } from './screens/InformationListScreen/__generated__/InformationListScreenQuery.graphql.ts'
import type { InformationScreenQuery } from './screens/InformationScreen/__generated__/InformationScreenQuery.graphql.ts'

/** One information is one screen, among all or among those that a fan keeps. */
const information = (path: string, among: InformationList): ScreenRoute => ({
  path,
  screen: () => import('./screens/InformationScreen/InformationScreen.tsx'),
  query: () =>
    import('./screens/InformationScreen/__generated__/InformationScreenQuery.graphql.ts'),
  variables: ({ information_id = '' }): InformationScreenQuery['variables'] => ({
    id: information_id,
    among,
  }),
})

export const informationRoutes: FeatureRoutes = {
  messages: joinMessages(
    { ja: () => import('./messages/ja.ts'), en: () => import('./messages/en.ts') },
    bannerMessages,
  ),
  routes: [
    {
      path: paths.informations.pattern,
      screen: () => import('./screens/InformationListScreen/InformationListScreen.tsx'),
      query: () =>
        import('./screens/InformationListScreen/__generated__/InformationListScreenQuery.graphql.ts'),
      search: ['category', 'list'],
      variables: (_, search): InformationListScreenQuery['variables'] => {
        const category = readCategory(search)
        const isFavorite = search.get('list') === 'favorite'
        const isReceived = search.get('list') === 'received'
        const isGeneral = !isFavorite && !isReceived
        return { category, isFavorite, isReceived, isGeneral, isWhole: !category && isGeneral }
      },
    },
    information(paths.general.pattern, 'GENERAL'),
    information(paths.favorite.pattern, 'FAVORITE'),
  ],
}
