import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { atViewport } from '#storybook/viewports.ts'
import { directChannel, fakeChannel, longNamed } from '#storybook/fakes/talk.ts'
import { ConversationHead } from './ConversationHead.tsx'

const meta = preview.meta({
  component: ConversationHead,
  args: given('channel'),
  parameters: {
    layout: 'fullscreen',
    ...fragmentStory(
      graphql`
        query ConversationHeadStoryQuery {
          node(id: "channel_lobby") {
            ...ConversationHead_channel @alias(as: "channel")
          }
        }
      `,
      { Node: fakeChannel },
    ),
  },
})

const of = (channel: ReturnType<typeof fakeChannel>) => ({
  relay: { data: { Node: () => channel } },
})

export const Default = meta.story()
/** The list is in sight: nothing leads back to it. */
export const OnDesktop = meta.story({ globals: atViewport('desktop') })
export const WithoutTopic = meta.story({ parameters: of(fakeChannel({ topic: '' })) })
export const Direct = meta.story({ parameters: of(directChannel()) })
export const DirectWithSubscriber = meta.story({
  parameters: of(directChannel({ isPartnerSubscriber: true })),
})
export const PartnerLeft = meta.story({ parameters: of(directChannel({ partner: null })) })
export const LongText = meta.story({
  parameters: of(
    fakeChannel({
      name: '夜明けまで起きてる会の準備と当日の実況とそのあとの感想の部屋',
      topic: '三人そろって、灯台のてっぺんから日の出まで。'.repeat(2),
    }),
  ),
})
export const LongName = meta.story({ parameters: of(directChannel({ partner: longNamed })) })
