import { paths } from '#addresses/voting-event.ts'
import { sharingMessages } from '#features/sharing/words.ts'
import { joinMessages } from '#platform/routing/joinMessages.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'
import type { VotingResultScreenQuery } from './screens/VotingResultScreen/__generated__/VotingResultScreenQuery.graphql.ts'
import type { VotingScreenQuery } from './screens/VotingScreen/__generated__/VotingScreenQuery.graphql.ts'
import type { VotingShareScreenQuery } from './screens/VotingShareScreen/__generated__/VotingShareScreenQuery.graphql.ts'
import { votingMessages } from './words.ts'

export const votingEventRoutes: FeatureRoutes = {
  messages: joinMessages(votingMessages, sharingMessages),
  routes: [
    {
      path: paths.voting.pattern,
      screen: () => import('./screens/VotingScreen/VotingScreen.tsx'),
      query: () => import('./screens/VotingScreen/__generated__/VotingScreenQuery.graphql.ts'),
      variables: ({ identifier = '' }): VotingScreenQuery['variables'] => ({ identifier }),
    },
    {
      path: paths.result.pattern,
      screen: () => import('./screens/VotingResultScreen/VotingResultScreen.tsx'),
      query: () =>
        import('./screens/VotingResultScreen/__generated__/VotingResultScreenQuery.graphql.ts'),
      variables: ({ identifier = '' }): VotingResultScreenQuery['variables'] => ({ identifier }),
    },
    {
      path: paths.share.pattern,
      screen: () => import('./screens/VotingShareScreen/VotingShareScreen.tsx'),
      query: () =>
        import('./screens/VotingShareScreen/__generated__/VotingShareScreenQuery.graphql.ts'),
      variables: ({ identifier = '' }): VotingShareScreenQuery['variables'] => ({ identifier }),
    },
  ],
}
