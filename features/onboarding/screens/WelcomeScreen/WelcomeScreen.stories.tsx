import { expect, waitFor } from 'storybook/test'
import { given } from '#storybook/given.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import preview from '#storybook/preview.tsx'
import { atViewport } from '#storybook/viewports.ts'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { fakeCommunity, fakeTenant } from '#storybook/fakes/community.ts'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import { fakeTalent } from '#storybook/fakes/talents.ts'
import { Screen } from './WelcomeScreen.tsx'
import query, { type WelcomeScreenQuery } from './__generated__/WelcomeScreenQuery.graphql.ts'

const data = {
  Tenant: fakeTenant,
  Community: fakeCommunity,
  Viewer: () => fakeViewer({ user: fakeUser() }),
}

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    relay: storyRelay<WelcomeScreenQuery>({ query, data }),
    route: { at: '/welcome' },
  },
})

export const Default = meta.story()
/** A community whose talents are still to come. */
export const Empty = meta.story({
  parameters: {
    relay: { data: { Community: () => fakeCommunity({ talents: [] }) } },
  },
})
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const LoadingOnDesktop = meta.story({
  globals: atViewport('desktop'),
  parameters: { relay: { outcome: 'pending' } },
})
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })

/** The page takes the talent's palette at once. */
export const OshiChosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /夜半ルカ/ }))
    await waitFor(() => expect(document.documentElement.dataset.palette).toBe('indigo'))
    await expect(canvas.getByRole('button', { name: '夜半ルカを推す' })).toBeVisible()
    await expect(canvas.getByText('夜半ルカを推すと、フォローも始まります。')).toBeVisible()
  },
})
/** Whom the fan follows already is not said to be followed. */
export const FollowedAlready = meta.story({
  parameters: {
    relay: {
      data: {
        Community: () => fakeCommunity({ talents: [fakeTalent({ isFollowedOnceChosen: false })] }),
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /夜半ルカ/ }))
    await expect(canvas.getByRole('button', { name: '夜半ルカを推す' })).toBeVisible()
    await expect(canvas.queryByText(/フォロー/)).toBeNull()
  },
})

/** What is missing is said over the choices, and the focus goes there. */
export const NoneChosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '推しを決める' }))
    const [first] = canvas.getAllByRole('radio')
    await waitFor(() => expect(first).toHaveFocus())
    await expect(first).toHaveAccessibleDescription(/推しをひとり選んでください。/)
  },
})

export const Offline = meta.story({
  parameters: {
    relay: { outcome: { joinCommunityMutation: 'error' } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /温井つむぎ/ }))
    await userEvent.click(canvas.getByRole('button', { name: '温井つむぎを推す' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
})

export const Saving = meta.story({
  parameters: {
    relay: { outcome: { joinCommunityMutation: 'pending' } },
  },
  play: async ({ canvas, userEvent }: PlayTools) => {
    await userEvent.click(canvas.getByRole('radio', { name: /朝凪ひより/ }))
    await userEvent.click(canvas.getByRole('button', { name: '朝凪ひよりを推す' }))
  },
})

export const LongText = meta.story({
  parameters: {
    relay: {
      data: {
        Viewer: () =>
          fakeViewer({
            user: fakeUser({ displayName: '夜ふかし灯台守見習いのこと、しおかぜです' }),
          }),
      },
    },
  },
})
