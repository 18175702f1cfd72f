import { expect, waitFor } from 'storybook/test'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeNotifications } from '../../fakes.ts'
import query, {
  type NotificationSettingsScreenQuery,
} from './__generated__/NotificationSettingsScreenQuery.graphql.ts'
import { Screen } from './NotificationSettingsScreen.tsx'

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    impossible: { Empty: 'The kinds are always the same.' },
    relay: storyRelay<NotificationSettingsScreenQuery>({
      query,
      variables: {},
      data: {
        Viewer: () => fakeViewer({ user: fakeUser(), notifications: fakeNotifications() }),
        SetNotificationKindPayload: () => ({
          __typename: 'SetNotificationKindSuccess',
          notifications: fakeNotifications({ kinds: ['REPLY', 'REACTION', 'POST_LIKE'] }),
        }),
      },
    }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const LongText = meta.story({ globals: { locale: 'en' } })
export const SwitchedOff = meta.story({
  play: async ({ canvas, userEvent }) => {
    const follows = canvas.getByRole('checkbox', { name: 'フォロー' })
    await userEvent.click(follows)
    await waitFor(() => expect(follows).not.toBeChecked())
  },
})
/** What was not taken is shown as it stands. */
export const NotTaken = meta.story({
  parameters: { relay: { outcome: { KindSwitchesMutation: 'error' } } },
  play: async ({ canvas, userEvent }) => {
    const follows = canvas.getByRole('checkbox', { name: 'フォロー' })
    await userEvent.click(follows)
    await waitFor(() => expect(follows).toBeChecked())
  },
})
export const Guest = meta.story({
  parameters: { session: { status: 'notLoggedIn' }, relay: { data: { Viewer: fakeViewer } } },
})
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
