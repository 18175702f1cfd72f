import { graphql } from 'react-relay'
import { expect } from 'storybook/test'
import { fakeGame, fakePlay } from '#features/buzz-casual-game/fakes.ts'
import { stampedBook } from '#features/check-in/fakes.ts'
import { fakeRound, rounds } from '#features/mission/fakes.ts'
import { asMember, fakeCommunity } from '#storybook/fakes/community.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeFortune, fakeFortuneDay, fakeToday } from '../../fakes.ts'
import { TodaySection } from './TodaySection.tsx'

const showing = (over: Parameters<typeof fakeCommunity>[0]) => ({
  relay: { data: { Node: () => fakeCommunity({ ...asMember, ...fakeToday, ...over }) } },
})

const meta = preview.meta({
  component: TodaySection,
  args: given('community'),
  parameters: {
    ...fragmentStory(
      graphql`
        query TodaySectionStoryQuery {
          node(id: "community_yoiyami") {
            ...TodaySection_community @alias(as: "community")
          }
        }
      `,
      showing({}).relay.data,
    ),
    session: { status: 'loggedIn' },
    impossible: { Empty: 'A day always holds its stamp.' },
  },
})

/** Its code comes by itself: the picture waits for it. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /おはなし/ })
  },
})
export const English = meta.story({ globals: { locale: 'en' } })
export const Desktop = meta.story({ globals: atViewport('desktop') })
/** All is done, and the fortune is read. */
export const Done = meta.story({
  parameters: showing({
    viewerCheckIns: stampedBook(),
    viewerMissions: rounds.map((round) => ({ ...round, standing: 'CLAIMED' as const })),
    buzzCasualGame: fakeGame({ viewerPlay: fakePlay() }),
    viewerFortuneDay: fakeFortuneDay({ fortune: fakeFortune() }),
  }),
})
export const HalfWay = meta.story({
  parameters: showing({
    viewerMissions: [fakeRound()],
    buzzCasualGame: fakeGame({ viewerPlay: fakePlay({ endedAt: null, isOpen: true }) }),
  }),
})
/** Rewards of days that are over wait with the day's own. */
export const RewardsOfDaysBefore = meta.story({
  parameters: showing({
    viewerMissedMissions: ['one', 'two'].map((id) => fakeRound({ id, standing: 'DONE' })),
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: /ミッション.*4件受け取れます/ }),
    ).toBeVisible()
  },
})
/** A community that has neither missions, a game nor fortunes. */
export const StampAlone = meta.story({
  parameters: showing({ viewerMissions: [], buzzCasualGame: null, viewerFortuneDay: null }),
})
export const LongText = meta.story({
  parameters: showing({
    viewerCheckIns: stampedBook({ streak: 1096 }),
    viewerFortuneDay: fakeFortuneDay({
      fortune: fakeFortune({
        text: 'やかんが、いつもより少し高い音で鳴ります。'.repeat(5),
        charm: '放送局の屋上で拾った、だれのものでもない青い傘',
      }),
    }),
  }),
})
