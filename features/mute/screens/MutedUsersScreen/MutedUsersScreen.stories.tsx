import { expect } from 'storybook/test'
import { fakeViewer } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeMutes, keeping, left, longName, nobody } from '../../fakes.ts'
import query, { type MutedUsersScreenQuery } from './__generated__/MutedUsersScreenQuery.graphql.ts'
import { Screen } from './MutedUsersScreen.tsx'

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    route: { at: '/settings/management/mute-users' },
    relay: storyRelay<MutedUsersScreenQuery>({
      query,
      variables: { mute: 'MUTED' },
      data: {
        ...keeping(),
        MuteUserPayload: () => ({
          __typename: 'MuteUserSuccess',
          mutes: fakeMutes({ mutedUserIds: ['user_1', 'user_2'] }),
        }),
      },
    }),
  },
})

const blocked = {
  route: { at: '/settings/management/blocked-users' },
  relay: { variables: { mute: 'BLOCKED' } },
}

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Blocked = meta.story({ parameters: blocked })
export const BlockedEnglish = meta.story({ parameters: blocked, globals: { locale: 'en' } })
export const Empty = meta.story({ parameters: { relay: { data: keeping(nobody) } } })
export const NobodyBlocked = meta.story({
  parameters: { ...blocked, relay: { ...blocked.relay, data: keeping(nobody) } },
})
export const WhoHasLeft = meta.story({ parameters: { relay: { data: keeping({ users: left }) } } })
export const LongText = meta.story({
  parameters: { relay: { data: keeping({ users: longName }) } },
})
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const Guest = meta.story({
  parameters: {
    session: { status: 'notLoggedIn' },
    relay: { data: { Viewer: () => fakeViewer({ mutes: null }) } },
  },
})
/** Who is let go of stays where they were, with the way back. */
export const LetGo = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /小麦さん.*解除する/ }))
    await expect(await canvas.findByText('ミュートを解除しました')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /小麦さん.*元に戻す/ })).toHaveFocus()
  },
})
