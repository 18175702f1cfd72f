import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { atViewport } from '#storybook/viewports.ts'
import { channels, fakeChannel } from '#storybook/fakes/talk.ts'
import { fakeTalent } from '#storybook/fakes/talents.ts'
import { TalentCard } from './TalentCard.tsx'

const meta = preview.meta({
  component: TalentCard,
  args: given('talent', 'channel'),
  decorators: [
    (Story) => (
      <ul style={{ maxWidth: 360 }}>
        <Story />
      </ul>
    ),
  ],
  parameters: fragmentStory(
    graphql`
      query TalentCardStoryQuery {
        node(id: "channel_midnight") {
          ... on Channel {
            talent {
              ...TalentCard_talent @alias(as: "talent")
            }
            ...TalentCard_channel @alias(as: "channel")
          }
        }
      }
    `,
    { Node: () => channels.midnight },
  ),
})

const showing = (channel: Parameters<typeof fakeChannel>[0]) => ({
  relay: { data: { Node: () => fakeChannel(channel) } },
})

/** Under their portrait, where cards stand beside each other. */
export const OnTablet = meta.story({ globals: atViewport('tablet') })
export const LongText = meta.story({
  parameters: showing({
    name: '夜明けまで起きてる会の準備と当日の実況とそのあとの感想の部屋',
    talent: fakeTalent({ fanName: '灯台のふもとで待つひよこ隊' }),
  }),
})
