import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import { fakeCoinWallet } from '#features/wallet/fakes.ts'
import { machines, type fakeMachine } from '../../fakes.ts'
import { MachineDetail } from './MachineDetail.tsx'
import { MachineDetailSkeleton } from './MachineDetailSkeleton.tsx'

const showing = (machine: ReturnType<typeof fakeMachine>) => ({
  Query: () => ({ node: machine }),
  Viewer: () => fakeViewer({ user: fakeUser(), coinWallet: fakeCoinWallet() }),
})

const meta = preview.meta({
  component: MachineDetail,
  args: given('machine', 'wallet'),
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query MachineDetailStoryQuery {
          viewer {
            coinWallet {
              ...HeldCoins_wallet
            }
          }
          node(id: "treasuremachine_festival") {
            ... on TreasureMachine @alias(as: "machine") {
              ...MachineDetail_machine
            }
          }
        }
      `,
      showing(machines.festival),
    ),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
/** One with nothing to repeat: it says what is left. */
export const Box = meta.story({ parameters: { relay: { data: showing(machines.box) } } })
export const Loading = meta.story({ render: () => <MachineDetailSkeleton /> })
