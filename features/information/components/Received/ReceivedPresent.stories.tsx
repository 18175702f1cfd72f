import { graphql } from 'react-relay'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { fakeReceived } from '../../fakes.ts'
import type { ReceivedPresentStoryQuery } from './__generated__/ReceivedPresentStoryQuery.graphql.ts'
import { ReceivedPresent } from './ReceivedPresent.tsx'

const present = fakeReceived().present!
const claimed = fakeReceived({ present: { ...present, claimedAt: '2026-11-20T03:00:00.000Z' } })
const sent = fn<(input: unknown) => void>().mockName('sent')
const holding = (over: Partial<typeof present> = {}) => ({
  Viewer: () =>
    fakeViewer({
      user: fakeUser(),
      receivedInformations: [fakeReceived({ present: { ...present, ...over } })],
    }),
  Mutation: () => ({
    claimReceivedPresent: (args: Readonly<Record<string, unknown>>) => {
      sent(args['input'])
      return { __typename: 'ClaimReceivedPresentSuccess' as const, received: claimed }
    },
  }),
})
const showing = (over: Partial<typeof present>) => ({ relay: { data: holding(over) } })

const meta = preview.meta({
  component: ReceivedPresent,
  args: given('received'),
  beforeEach: () => void sent.mockClear(),
  parameters: {
    session: { status: 'loggedIn' },
    relay: storyRelay<ReceivedPresentStoryQuery>({
      query: graphql`
        query ReceivedPresentStoryQuery {
          viewer {
            receivedInformations {
              ...ReceivedPresent_received
            }
          }
        }
      `,
      data: holding(),
      getReferenceEntries: ({ viewer: { receivedInformations } }) => ({
        received: receivedInformations?.[0],
      }),
    }),
  },
})

const claim = ({ canvas, userEvent }: PlayTools) => userEvent.click(canvas.getByRole('button'))

export const Default = meta.story()
export const Tickets = meta.story({
  parameters: showing({ kind: 'TREASURE_MACHINE_TICKET', amount: 10 }),
})
export const RecoveryTickets = meta.story({
  parameters: showing({ kind: 'STAMINA_RECOVERY_TICKET', amount: 3 }),
  globals: { locale: 'en' },
})
export const ViewPasses = meta.story({
  parameters: showing({ kind: 'STORY_VIEW_PASS', amount: 1 }),
  globals: { locale: 'en' },
})
export const Expired = meta.story({ parameters: showing({ isExpired: true }) })
export const Claiming = meta.story({
  parameters: { relay: { outcome: { ReceivedPresentMutation: 'pending' } } },
  play: async (tools) => {
    await claim(tools)
    await waitFor(() =>
      expect(tools.canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true'),
    )
  },
})
/** Without an answer it can be pressed again. */
export const Offline = meta.story({
  parameters: { relay: { outcome: { ReceivedPresentMutation: 'error' } } },
  play: async (tools) => {
    await claim(tools)
    await untilVisible(await screen.findByText(/つながり|通信/))
    await expect(tools.canvas.getByRole('button', { name: '100コインを受け取る' })).toBeEnabled()
  },
})

Default.test('receives this one by a press, once', async (tools) => {
  await claim(tools)
  await untilVisible(await tools.canvas.findByText('受け取り済み'))
  await expect(sent.mock.calls).toEqual([[{ receivedId: 'received_present' }]])
  await expect(tools.canvas.queryByRole('button', { name: /受け取る/ })).toBeNull()
})
