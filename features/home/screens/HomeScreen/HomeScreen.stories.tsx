import { fakeConnection } from '#storybook/fake.ts'
import { given } from '#storybook/given.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { asMember, fakeCommunity } from '#storybook/fakes/community.ts'
import { wordySchedule } from '#storybook/fakes/schedules.ts'
import { fakeUser } from '#storybook/fakes/people.ts'
import { fakeTalent } from '#storybook/fakes/talents.ts'
import { fakeChannel } from '#storybook/fakes/talk.ts'
import { fakeToday } from '../../fakes.ts'
import { Screen } from './HomeScreen.tsx'
import query, { type HomeScreenQuery } from './__generated__/HomeScreenQuery.graphql.ts'

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    relay: storyRelay<HomeScreenQuery>({
      query,
      variables: {},
      data: { Community: fakeCommunity },
    }),
  },
})

const member = {
  session: { status: 'loggedIn' as const },
  relay: {
    data: { Community: () => fakeCommunity({ ...asMember, ...fakeToday }), User: fakeUser },
  },
}

export const Default = meta.story()
export const GuestOnTablet = meta.story({ globals: atViewport('tablet') })
export const GuestOnDesktop = meta.story({ globals: atViewport('desktop') })
export const GuestOnWide = meta.story({ globals: atViewport('wide') })
/** The day's code comes after the page's. */
const untilToday = async ({ canvas }: Pick<PlayTools, 'canvas'>) => {
  await canvas.findByRole('heading', { name: /おかえりなさい|ようこそ/ })
  await canvas.findByRole('button', { name: 'ひらく' })
}
export const Member = meta.story({ parameters: member, play: untilToday })
export const MemberOnDesktop = meta.story({
  globals: atViewport('desktop'),
  parameters: member,
  play: untilToday,
})
export const TalentsFirst = meta.story({ parameters: { flags: { 'home.talents-first': true } } })
export const Empty = meta.story({
  parameters: {
    relay: {
      data: { Community: () => fakeCommunity({ nextSchedules: [], channels: fakeConnection([]) }) },
    },
  },
})
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const LoadingOnDesktop = meta.story({
  globals: atViewport('desktop'),
  parameters: { relay: { outcome: 'pending' } },
})
/** Who this is stands, whatever else could not be read. */
export const Failed = meta.story({
  parameters: {
    relay: { failing: ['Community.nextSchedules', 'Community.talents', 'Community.channels'] },
  },
})
export const LongText = meta.story({
  parameters: {
    relay: {
      data: {
        Community: () =>
          fakeCommunity({
            name: '宵闇と夜明けのあいだにある港町はずれの小さな放送局',
            tagline: '夜ふかしと早起きの、あいだの放送局です。'.repeat(3),
            description: '聴く人も、描く人も、ただ眺めていたい人も、ここでどうぞ。'.repeat(8),
            talents: [
              fakeTalent({
                name: '夜半ルカ（放送局の屋上から）',
                catchphrase: '深夜二時です。'.repeat(10),
                fanName: '灯台のふもとで待つひよこ隊',
              }),
            ],
            nextSchedules: [wordySchedule],
            channels: fakeConnection([
              fakeChannel({ name: '夜明けまで起きてる会の準備と当日の実況とそのあとの感想の部屋' }),
            ]),
          }),
      },
    },
  },
})
/** One part could not be read: the others stand. */
export const OnePartFailed = meta.story({
  parameters: { relay: { failing: ['Community.nextSchedules'] } },
})
