import { graphql } from 'react-relay'
import { expect, waitFor } from 'storybook/test'
import { fakeConnection } from '#storybook/fake.ts'
import { given } from '#storybook/given.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { asMember, fakeCommunity } from '#storybook/fakes/community.ts'
import { fakeMembership, fakeUser } from '#storybook/fakes/people.ts'
import { fakeChannel } from '#storybook/fakes/talk.ts'
import { fakeToday } from '../../fakes.ts'
import { CommunityHead } from './CommunityHead.tsx'

const meta = preview.meta({
  component: CommunityHead,
  args: given('community', 'viewer'),
  parameters: fragmentStory(
    graphql`
      query CommunityHeadStoryQuery {
        node(id: "community_yoiyami") {
          ...CommunityHead_community @alias(as: "community")
        }
        viewer {
          ...CommunityHead_viewer
        }
      }
    `,
    { Node: fakeCommunity },
    {
      outcome: { useJoinCommunityMutation: 'pending' },
    },
  ),
})

const member = (community: Parameters<typeof fakeCommunity>[0] = {}) => ({
  session: { status: 'loggedIn' as const },
  relay: {
    data: {
      Node: () => fakeCommunity({ ...asMember, ...fakeToday, ...community }),
      User: fakeUser,
    },
  },
})

export const Guest = meta.story()
/** Joining asks a guest to sign up first. */
export const JoinPressed = meta.story({
  play: async ({ canvas, userEvent }: PlayTools) => {
    await userEvent.click(canvas.getByRole('button', { name: '参加する' }))
    // It is busy until the guest is asked.
    const join = () => canvas.getByRole('button', { name: '参加する' })
    await waitFor(() => expect(join()).not.toHaveAttribute('aria-disabled'))
  },
})
export const SignedInButNotJoined = meta.story({
  parameters: {
    session: { status: 'loggedIn' },
    relay: { data: { Node: fakeCommunity, User: fakeUser } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '参加する' }))
    await expect(canvas.getByText('参加しています')).toBeInTheDocument()
  },
})
/** The code of the greeting and of the day comes after the page's. */
const untilToday = async ({ canvas }: Pick<PlayTools, 'canvas'>) => {
  await canvas.findByRole('heading', { name: /おかえりなさい|ようこそ/ })
  await canvas.findByRole('button', { name: 'ひらく' })
}
export const Member = meta.story({ parameters: member(), play: untilToday })
export const JoinedToday = meta.story({
  parameters: member({
    viewerMembership: fakeMembership({ joinedAt: '2026-11-20T02:00:00.000Z', oshi: null }),
  }),
  play: async ({ canvas }) => {
    await untilToday({ canvas })
    await expect(canvas.getByRole('heading', { name: /ようこそ/ })).toBeVisible()
  },
})
export const MemberWithoutOshi = meta.story({
  parameters: member({ viewerMembership: fakeMembership({ oshi: null }) }),
  play: untilToday,
})
export const MemberWhoHasReadAll = meta.story({
  parameters: member({
    channels: fakeConnection([fakeChannel()]),
  }),
  play: untilToday,
})
export const LongText = meta.story({
  parameters: {
    relay: {
      data: {
        Node: () =>
          fakeCommunity({
            name: '宵闇と夜明けのあいだにある港町はずれの小さな放送局',
            tagline: '夜ふかしと早起きの、あいだの放送局です。'.repeat(3),
          }),
      },
    },
  },
})
