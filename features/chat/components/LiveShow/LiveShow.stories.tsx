import { graphql } from 'react-relay'
import { fakeChannel } from '#storybook/fakes/talk.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { expect, waitFor } from 'storybook/test'
import { LiveShow } from './LiveShow.tsx'

// Stories are told at noon of 20 November 2026.
const live = (title: string) =>
  fakeChannel({
    show: {
      scheduleId: 'schedule_noon',
      title,
      startsAt: '2026-11-20T02:30:00.000Z',
      endsAt: '2026-11-20T04:00:00.000Z',
    },
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

export const Default = meta.story({
  play: async ({ canvas }) => untilVisible(await canvas.findByRole('link')),
})
export const English = meta.story({
  globals: { locale: 'en' },
  parameters: showing('At noon, from the lighthouse'),
})
export const LongText = meta.story({
  parameters: showing('夜明けまで起きてる会の準備と当日の実況とそのあとの感想までぜんぶ'),
})
// Noon of 20 November 2026 is 03:00 UTC.
const notNow = [
  ['is over', '2026-11-20T01:00:00.000Z', '2026-11-20T02:00:00.000Z'],
  ['is still to start', '2026-11-20T04:00:00.000Z', '2026-11-20T05:00:00.000Z'],
] as const
for (const [how, startsAt, endsAt] of notNow)
  Default.test(
    `is not shown where the show ${how}`,
    {
      parameters: {
        relay: {
          data: {
            Node: () =>
              fakeChannel({ show: { scheduleId: 'schedule_1', title: '回', startsAt, endsAt } }),
          },
        },
      },
    },
    async ({ canvas }) => {
      await waitFor(() => expect(canvas.queryByRole('link')).toBeNull())
    },
  )
