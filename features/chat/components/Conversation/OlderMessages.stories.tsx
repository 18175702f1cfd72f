import { graphql } from 'react-relay'
import { expect, fn, waitFor } from 'storybook/test'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { directChannel, fakeChannel } from '#storybook/fakes/talk.ts'
import { OlderMessages } from './OlderMessages.tsx'

const onLoad = fn()
const pages = { hasMore: false, isLoading: false, onLoad, pageSize: 50 }

const meta = preview.meta({
  component: OlderMessages,
  args: {
    ...given('channel'),
    scrollerRef: { current: null },
    isEmpty: false,
    older: pages,
  },
  parameters: fragmentStory(
    graphql`
      query OlderMessagesStoryQuery {
        node(id: "channel_lobby") {
          ...OlderMessages_channel @alias(as: "channel")
        }
      }
    `,
    { Node: fakeChannel },
  ),
})

const of = (channel: ReturnType<typeof fakeChannel>) => ({
  relay: { data: { Node: () => channel } },
})

/** Nothing is above the first message. */
export const Default = meta.story()
export const NothingSaidYet = meta.story({ args: { isEmpty: true } })
export const OfDirect = meta.story({ parameters: of(directChannel()) })
export const OfOneWhoLeft = meta.story({ parameters: of(directChannel({ partner: null })) })
/** The reader is near: the page before comes by itself. */
export const Loading = meta.story({
  args: { older: { ...pages, hasMore: true } },
  play: async () => {
    await waitFor(() => expect(onLoad).toHaveBeenCalled())
  },
})
export const LongText = meta.story({
  parameters: of(
    fakeChannel({
      name: '夜明けまで起きてる会の準備と当日の実況とそのあとの感想の部屋',
      topic: '三人そろって、灯台のてっぺんから日の出まで。'.repeat(4),
    }),
  ),
})
