import { graphql } from 'react-relay'
import { fakeMachine, machines } from '#features/treasure-machine/fakes.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { fakeViewer } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { atViewport } from '#storybook/viewports.ts'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { TreasureSection } from './TreasureSection.tsx'

const meta = preview.meta({
  component: TreasureSection,
  args: given('community', 'viewer'),
  parameters: {
    ...fragmentStory(
      graphql`
        query TreasureSectionStoryQuery {
          node(id: "community_yoiyami") {
            ...TreasureSection_community @alias(as: "community")
          }
          viewer {
            ...TreasureSection_viewer @alias(as: "viewer")
          }
        }
      `,
      {
        Node: () => fakeCommunity({ treasureMachines: Object.values(machines) }),
        Viewer: () => fakeViewer({ drawTickets: 0 }),
      },
    ),
    impossible: { Empty: 'Without a machine that is open it shows nothing.' },
  },
})

export const Default = meta.story()
/** Whoever has just joined has a ticket. */
export const Tickets = meta.story({
  parameters: { relay: { data: { Viewer: () => fakeViewer({ drawTickets: 1 }) } } },
})
export const English = meta.story({ globals: { locale: 'en' } })
export const LongText = meta.story({
  parameters: {
    relay: {
      data: {
        Node: () =>
          fakeCommunity({
            treasureMachines: [
              fakeMachine({
                name: '夜明けまで起きてる会の準備と当日の実況と感想のトレジャーマシン',
              }),
            ],
          }),
      },
    },
  },
})
export const Failed = meta.story({
  parameters: { relay: { failing: ['Community.treasureMachines'] } },
  globals: atViewport('desktop'),
})
