import type { FakeOf } from '#storybook/fake.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakePlaylist, fakeVideo, films } from '../../fakes.ts'
import query, { type PlayerScreenQuery } from './__generated__/PlayerScreenQuery.graphql.ts'
import { Screen } from './PlayerScreen.tsx'

type List = FakeOf<'Playlist'> | null
type Film = FakeOf<'Video'> | null

const showing = (list: List, film: Film = films.winter) => ({
  relay: {
    data: {
      Query: () => ({
        node: ({ id }: Readonly<Record<string, unknown>>) =>
          id === 'playlist_films' ? list : film,
      }),
    },
  },
})

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    relay: storyRelay<PlayerScreenQuery>({
      query,
      variables: { playlistId: 'playlist_films', videoId: 'video_winter', isNamed: true },
      data: showing(fakePlaylist()).relay.data,
    }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
/** In the middle of the list, and of the film. */
export const Resumed = meta.story({
  parameters: showing(fakePlaylist(), fakeVideo({ ...films.day, viewerSeconds: 42 })),
})
export const ForMembers = meta.story({ parameters: showing(fakePlaylist(), films.members) })
export const Empty = meta.story({
  parameters: showing(fakePlaylist({ videos: [], viewerVideo: null }), null),
})
export const NoSuchList = meta.story({ parameters: showing(null) })
/** The film is one, but of another list. */
export const OfAnotherList = meta.story({
  globals: { locale: 'en' },
  parameters: showing(fakePlaylist({ videos: [films.day] })),
})
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({
  globals: { locale: 'en' },
  parameters: { relay: { failing: ['Query.node'] } },
})
export const LongText = meta.story({
  parameters: showing(
    fakePlaylist({
      videos: [
        fakeVideo({
          ...films.winter,
          seconds: 5_025,
          title: '夜明けまで起きてる会の準備と当日の実況とそのあとの感想をまとめた映画',
        }),
        films.members,
      ],
    }),
    fakeVideo({
      title: '夜明けまで起きてる会の準備と当日の実況とそのあとの感想をまとめた映画',
      description: '準備と当日の実況とそのあとの感想を、'.repeat(12),
    }),
  ),
})
