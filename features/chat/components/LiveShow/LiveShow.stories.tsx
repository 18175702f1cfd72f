import { graphql } from 'react-relay'
import { fakeSchedule } from '#storybook/fakes/schedules.ts'
import { fakeChannel } from '#storybook/fakes/talk.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { expect, waitFor } from 'storybook/test'
import { LiveShow } from './LiveShow.tsx'

// Stories are told at noon of 20 November 2026.
const live = (title: string) =>
  fakeChannel({
    liveSchedule: fakeSchedule({
      title,
      state: 'LIVE',
      startsAt: '2026-11-20T02:30:00.000Z',
      endsAt: '2026-11-20T04:00:00.000Z',
    }),
  })
const showing = (title: string) => ({ relay: { data: { Node: () => live(title) } } })

const meta = preview.meta({
  component: LiveShow,
  args: given('channel'),
  parameters: {
    layout: 'fullscreen',
    ...fragmentStory(
      graphql`
        query LiveShowStoryQuery {
          node(id: "channel_lobby") {
            ...LiveShow_channel @alias(as: "channel")
          }
        }
      `,
      { Node: () => live('昼の灯台から') },
    ),
  },
})

export const Default = meta.story()
export const English = meta.story({
  globals: { locale: 'en' },
  parameters: showing('At noon, from the lighthouse'),
})
export const LongText = meta.story({
  parameters: showing('夜明けまで起きてる会の準備と当日の実況とそのあとの感想までぜんぶ'),
})
// The page was open when it ended: the answer of then is not what is so.
Default.test(
  'goes once the show is over',
  {
    parameters: {
      relay: {
        data: {
          Node: () =>
            fakeChannel({
              liveSchedule: fakeSchedule({
                state: 'LIVE',
                startsAt: '2026-11-20T01:00:00.000Z',
                endsAt: '2026-11-20T02:00:00.000Z',
              }),
            }),
        },
      },
    },
  },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('link')).toBeNull())
  },
)
