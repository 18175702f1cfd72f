import { fakeCommunity } from '#storybook/fakes/community.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakePrizeDraw, prizeDraws } from '../../fakes.ts'
import query, { type PrizeDrawsScreenQuery } from './__generated__/PrizeDrawsScreenQuery.graphql.ts'
import { Screen } from './PrizeDrawsScreen.tsx'

const listing = (draws: ReturnType<typeof fakePrizeDraw>[]) => ({
  Community: () => fakeCommunity({ prizeDraws: draws }),
})

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    relay: storyRelay<PrizeDrawsScreenQuery>({ query, data: listing(Object.values(prizeDraws)) }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Empty = meta.story({ parameters: { relay: { data: listing([]) } } })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { failing: ['Community.prizeDraws'] } } })
export const LongText = meta.story({
  parameters: {
    relay: {
      data: listing([
        fakePrizeDraw({
          name: '夜明けまで起きてる会の準備と当日の実況とそのあとの感想のプレゼント抽選',
          description: '夜明けまで起きてる会の準備と当日の実況とそのあとの感想を、'.repeat(4),
        }),
      ]),
    },
  },
})
