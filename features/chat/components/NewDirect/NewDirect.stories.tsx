import { expect, screen, waitFor } from 'storybook/test'
import { fakeFollows } from '#features/follow/fakes.ts'
import { fakeConnection } from '#storybook/fake.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import { directChannel } from '#storybook/fakes/talk.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { atViewport } from '#storybook/viewports.ts'
import { NewDirect } from './NewDirect.tsx'

const following = (viewerFollows: ReturnType<typeof fakeFollows>) =>
  storyRelay({
    data: {
      Community: () => fakeCommunity({ viewerFollows }),
      Viewer: fakeViewer,
      User: fakeUser,
      OpenDirectMessagesPayload: () => ({
        __typename: 'OpenDirectMessagesSuccess' as const,
        channel: directChannel({}, {}),
      }),
    },
  })

const meta = preview.meta({
  component: NewDirect,
  parameters: { session: { status: 'loggedIn' }, relay: following(fakeFollows()) },
})

const open = async ({ canvas, userEvent }: PlayTools) => {
  await userEvent.click(canvas.getByRole('button', { name: /新しいメッセージ|New message/ }))
  await untilVisible(await screen.findByRole('dialog'))
}

export const Default = meta.story()
export const InHead = meta.story({ args: { isInHead: true } })
/** Whoever is followed is offered first. */
export const Open = meta.story({
  play: async (tools) => {
    await open(tools)
    await untilVisible(await screen.findByRole('list', { name: 'フォロー中' }))
    await expect(screen.getAllByRole('listitem')).toHaveLength(3)
  },
})
export const OpenEnglish = meta.story({
  globals: { locale: 'en' },
  play: async (tools) => {
    await open(tools)
    await untilVisible(await screen.findByRole('list', { name: 'Following' }))
  },
})
export const OpenDesktop = meta.story({ ...Open.input, globals: atViewport('desktop') })
/** Nobody is followed yet: how it begins is said. */
export const FollowsNobody = meta.story({
  parameters: { relay: following(fakeFollows({ followingCount: 0, fans: fakeConnection([]) })) },
  play: async (tools) => {
    await open(tools)
    await untilVisible(await screen.findByText(/名前のはじめの文字を入力/))
  },
})
/** They can't be written to after all: it is said over the sheet. */
export const Refused = meta.story({
  parameters: {
    relay: {
      data: {
        OpenDirectMessagesPayload: () => ({
          __typename: 'DirectMessageError' as const,
          code: 'CLOSED' as const,
          most: 1,
          field: null,
          retryAt: null,
          values: null,
        }),
      },
    },
  },
  play: async (tools) => {
    await open(tools)
    await tools.userEvent.click(await screen.findByRole('button', { name: /小声/ }))
    await untilVisible(await screen.findByText(/メッセージを送れません|送れません/))
  },
})
/** Whom one follows can't be had: a name can be typed all the same. */
export const FollowedFailed = meta.story({
  parameters: { relay: { outcome: { NewDirectSheetQuery: 'error' } } },
  play: async (tools) => {
    await open(tools)
    await untilVisible(await screen.findByRole('button', { name: 'もう一度ためす' }))
    await untilVisible(screen.getByRole('searchbox'))
  },
})
/** Beside a conversation the list stays: the sheet is gone with what it was for. */
Open.test('closes once the conversation is opened', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: /小声/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})
