import { paths } from '#addresses/player.ts'
import type { FeatureRoutes, RouteParams } from '#platform/routing/route.ts'
import type { PlayerScreenQuery } from './screens/PlayerScreen/__generated__/PlayerScreenQuery.graphql.ts'

const player = (path: string) => ({
  path,
  screen: () => import('./screens/PlayerScreen/PlayerScreen.tsx'),
  query: () => import('./screens/PlayerScreen/__generated__/PlayerScreenQuery.graphql.ts'),
  variables: ({ playlist_id = '', video_id }: RouteParams): PlayerScreenQuery['variables'] => ({
    playlistId: playlist_id,
    videoId: video_id ?? '',
    isNamed: video_id !== undefined,
  }),
})

export const playerRoutes: FeatureRoutes = {
  messages: { ja: () => import('./messages/ja.ts'), en: () => import('./messages/en.ts') },
  routes: [player(paths.playlist.pattern), player(paths.video.pattern)],
}
