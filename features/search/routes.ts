import { paths } from '#addresses/search.ts'
import { chatMessages } from '#features/chat/words.ts'
import { mentionMessages } from '#features/mention/words.ts'
import { pictureMessages } from '#features/picture/words.ts'
import { pollMessages } from '#features/poll/words.ts'
import { commentMessages } from '#features/comment/words.ts'
import { muteMessages } from '#features/mute/words.ts'
import { peopleMessages } from '#features/people/words.ts'
import { penlightMessages } from '#features/penlight/words.ts'
import { postMessages } from '#features/post/words.ts'
import { reportMessages } from '#features/report/words.ts'
import { storeMessages } from '#features/store/words.ts'
import { topicMessages } from '#features/topic/words.ts'
import { writtenMessages } from '#features/written/words.ts'
import { joinMessages } from '#platform/routing/joinMessages.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'
import { readAddress, searchNames, variablesOf } from './address.ts'
import { searchMessages } from './words.ts'

export const searchRoutes: FeatureRoutes = {
  messages: joinMessages(
    searchMessages,
    postMessages,
    commentMessages,
    writtenMessages,
    penlightMessages,
    muteMessages,
    peopleMessages,
    reportMessages,
    chatMessages,
    mentionMessages,
    pictureMessages,
    pollMessages,
    topicMessages,
    storeMessages,
  ),
  routes: [
    {
      path: paths.search.pattern,
      screen: () => import('./screens/SearchScreen/SearchScreen.tsx'),
      query: () => import('./screens/SearchScreen/__generated__/SearchScreenQuery.graphql.ts'),
      search: searchNames,
      variables: (_, search) => variablesOf(readAddress(search)),
    },
  ],
}
