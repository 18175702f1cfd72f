import { expect } from 'storybook/test'
import { graphql } from 'react-relay'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeCasualGame, fakeStamina } from '../../fakes.ts'
import { LighthouseGame } from './LighthouseGame.tsx'

const meta = preview.meta({
  component: LighthouseGame,
  args: { ...given('game'), communityId: 'community_nami', viewerId: undefined },
  parameters: fragmentStory(
    graphql`
      query LighthouseGameStoryQuery {
        tenant {
          community {
            casualGame(name: "lighthouse") {
              ...LighthouseGame_game
            }
          }
        }
      }
    `,
    { Community: () => fakeCommunity({ casualGame: fakeCasualGame() }) },
  ),
})

export const Default = meta.story()
/** The last one, with nothing to pay with. */
export const LastOne = meta.story({
  parameters: {
    relay: {
      data: {
        Community: () =>
          fakeCommunity({
            casualGame: fakeCasualGame({
              viewerStamina: fakeStamina({ left: 1, tickets: 0, paidCoins: 0 }),
            }),
          }),
      },
    },
  },
})
/** One is used up: what a recovery costs would be half wasted, and none is offered. */
export const FourLeft = meta.story({
  parameters: {
    relay: {
      data: {
        Community: () =>
          fakeCommunity({
            casualGame: fakeCasualGame({ viewerStamina: fakeStamina({ left: 4 }) }),
          }),
      },
    },
  },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button', { name: /回復|コイン/ })).toBeNull()
  },
})
