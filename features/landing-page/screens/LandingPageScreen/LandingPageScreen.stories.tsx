import { fakeCommunity } from '#storybook/fakes/community.ts'
import { wordySchedule } from '#storybook/fakes/schedules.ts'
import { wordyItem } from '#storybook/fakes/store.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeBlocks, fakeLandingPage, fakeText } from '../../fakes.ts'
import query, {
  type LandingPageScreenQuery,
} from './__generated__/LandingPageScreenQuery.graphql.ts'
import { Screen } from './LandingPageScreen.tsx'

const showing = (landingPage: ReturnType<typeof fakeLandingPage> | null) => ({
  relay: { data: { Community: () => fakeCommunity({ landingPage }) } },
})

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    relay: storyRelay<LandingPageScreenQuery>({
      query,
      variables: { place: 'LP', identifier: 'winter-lights', encoded: null },
      data: showing(fakeLandingPage()).relay.data,
    }),
    impossible: { Empty: 'A page without blocks is never written.' },
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
/** By an operator’s address, before its time. */
export const Preview = meta.story({
  parameters: showing(
    fakeLandingPage({
      state: 'UPCOMING',
      isPreview: true,
      opensAt: '2026-11-25T09:00:00.000Z',
      blocks: [fakeBlocks.countdown, fakeBlocks.text],
    }),
  ),
})
/** Likewise, after its end. */
export const PreviewAfter = meta.story({
  parameters: showing(
    fakeLandingPage({
      state: 'ENDED',
      isPreview: true,
      closesAt: '2026-11-18T15:00:00.000Z',
      blocks: [fakeBlocks.text],
    }),
  ),
})
export const Ended = meta.story({
  parameters: showing(
    fakeLandingPage({ state: 'ENDED', closesAt: '2026-11-18T15:00:00.000Z', blocks: null }),
  ),
})
export const NoSuchPage = meta.story({ parameters: showing(null) })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  parameters: showing(
    fakeLandingPage({
      title: '夜明けまで起きてる会の準備と当日の実況とそのあとの感想を語りあう冬の十夜',
      lead: '夜明けまで起きてる会の準備と当日の実況とそのあとの感想を、'.repeat(5),
      blocks: [
        fakeText({
          heading: '準備と当日の実況とそのあとの感想と、そのまたあとの長い長い片づけについて',
          body: '夜明けまで起きてる会の準備と当日の実況とそのあとの感想を、'.repeat(12),
          link: { path: '/events', label: '準備と当日の実況とそのあとの感想の予定をすべて見る' },
        }),
        {
          ...fakeBlocks.items,
          heading: 'とても長い名前のついた、冬のあたたかいもの',
          items: [wordyItem],
        },
        { ...fakeBlocks.schedule, schedules: [wordySchedule] },
      ],
    }),
  ),
})
