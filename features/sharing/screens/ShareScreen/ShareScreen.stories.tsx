import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeShareCard } from '../../fakes.ts'
import query, { type ShareScreenQuery } from './__generated__/ShareScreenQuery.graphql.ts'
import { Screen } from './ShareScreen.tsx'

const showing = (card: ReturnType<typeof fakeShareCard> | null) => ({
  relay: { data: { Query: () => ({ node: card }) } },
})

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    relay: storyRelay<ShareScreenQuery>({
      query,
      variables: { id: 'sharecard_mine' },
      data: { Query: () => ({ node: fakeShareCard() }) },
    }),
    impossible: { Empty: 'A card without a title and a picture is none.' },
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const WithoutTalent = meta.story({ parameters: showing(fakeShareCard({ talent: null })) })
export const Missing = meta.story({ parameters: showing(null) })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  parameters: showing(
    fakeShareCard({
      title:
        '「夜明けまで起きてる会の準備と当日の実況とそのあとの感想をまとめて話す特別な生放送」に投票しました',
      description: '年末年始にみんなで夜ふかしするための特別番組を決める大投票。'.repeat(3),
    }),
  ),
})
