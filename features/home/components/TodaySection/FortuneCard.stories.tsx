import { expect } from 'storybook/test'
import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { talents } from '#storybook/fakes/talents.ts'
import { fakeFortune, fakeFortuneDay } from '../../fakes.ts'
import { FortuneCard } from './FortuneCard.tsx'

const showing = (over: Parameters<typeof fakeFortune>[0]) => ({
  relay: {
    data: {
      Community: () =>
        fakeCommunity({ viewerFortuneDay: fakeFortuneDay({ fortune: fakeFortune(over) }) }),
    },
  },
})

const meta = preview.meta({
  component: FortuneCard,
  args: { ...given('day'), communityId: 'community_yoiyami' },
  parameters: {
    ...fragmentStory(
      graphql`
        query FortuneCardStoryQuery {
          tenant {
            community {
              viewerFortuneDay {
                ...FortuneCard_day @alias(as: "day")
              }
            }
          }
        }
      `,
      { Community: () => fakeCommunity({ viewerFortuneDay: fakeFortuneDay() }) },
    ),
    session: { status: 'loggedIn' },
    impossible: { Empty: 'Without fortunes there is no card.' },
  },
})

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
export const Opened = meta.story({ parameters: showing({}) })
export const OpenedInEnglish = meta.story({
  globals: { locale: 'en' },
  parameters: showing({
    luck: 'LATE',
    text: 'The kettle sings a little higher than usual. That means luck; do turn off the stove.',
    charm: 'A blue mug',
    talent: talents.tsumugi,
  }),
})
export const OfATalentWhoLeft = meta.story({ parameters: showing({ luck: 'FAIR', talent: null }) })
export const Loading = meta.story({
  parameters: { relay: { outcome: { FortuneCardMutation: 'pending' } } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'ひらく' }))
    await expect(await canvas.findByRole('button', { name: 'ひらいています' })).toBeVisible()
  },
})
export const Offline = meta.story({
  parameters: { relay: { outcome: { FortuneCardMutation: 'error' } } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'ひらく' }))
    await expect(await canvas.findByText(/通信/)).toBeVisible()
  },
})
export const LongText = meta.story({
  parameters: showing({
    luck: 'SMALL',
    text: 'やかんが、いつもより少し高い音で鳴ります。'.repeat(6),
    charm: '放送局の屋上で拾った、だれのものでもない青い傘',
  }),
})

/** It unfolds where it was pressed, once. */
export const Unfolded = meta.story({
  parameters: {
    relay: {
      data: {
        Community: () => fakeCommunity({ viewerFortuneDay: fakeFortuneDay() }),
        OpenFortunePayload: () => ({
          __typename: 'OpenFortuneSuccess',
          day: fakeFortuneDay({ fortune: fakeFortune({ luck: 'GOOD', talent: talents.hiyori }) }),
        }),
      },
    },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'ひらく' }))
    await expect(await canvas.findByText('中吉')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'ひらく' })).toBeNull()
  },
})
