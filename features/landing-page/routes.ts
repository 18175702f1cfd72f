import { paths } from '#addresses/landing-page.ts'
import { storeMessages } from '#features/store/words.ts'
import { treasureMachineMessages } from '#features/treasure-machine/words.ts'
import { joinMessages } from '#platform/routing/joinMessages.ts'
import type { FeatureRoutes, ScreenRoute } from '#platform/routing/route.ts'
import type { LandingPageScreenQuery } from './screens/LandingPageScreen/__generated__/LandingPageScreenQuery.graphql.ts'

/** The same screen, wherever a page stands. */
const page = (path: string, variables: NonNullable<ScreenRoute['variables']>): ScreenRoute => ({
  path,
  variables,
  screen: () => import('./screens/LandingPageScreen/LandingPageScreen.tsx'),
  query: () =>
    import('./screens/LandingPageScreen/__generated__/LandingPageScreenQuery.graphql.ts'),
})

type Variables = LandingPageScreenQuery['variables']

export const landingPageRoutes: FeatureRoutes = {
  messages: joinMessages(
    { ja: () => import('./messages/ja.ts'), en: () => import('./messages/en.ts') },
    storeMessages,
    treasureMachineMessages,
  ),
  routes: [
    page(paths.campaign.pattern, ({ identifier = '' }): Variables => ({
      place: 'LP',
      identifier,
      encoded: null,
    })),
    page(paths.page.pattern, ({ page_name = '' }): Variables => ({
      place: 'V',
      identifier: page_name,
      encoded: null,
    })),
    page(paths.sharedPage.pattern, ({ page_name = '' }, _, pathname): Variables => ({
      place: 'V',
      identifier: page_name,
      // The gateway decodes it, once.
      encoded: pathname.split('/').findLast(Boolean) ?? null,
    })),
  ],
}
