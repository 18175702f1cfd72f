import { expect, fn } from 'storybook/test'
import { fakeViewer } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fanData } from '../../fakes.ts'
import query, {
  type DateOfBirthScreenQuery,
} from './__generated__/DateOfBirthScreenQuery.graphql.ts'
import { Screen } from './DateOfBirthScreen.tsx'

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    impossible: { LongText: 'It shows nothing that anyone wrote.' },
    session: { status: 'loggedIn' },
    relay: storyRelay<DateOfBirthScreenQuery>({ query, data: fanData() }),
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2001年4月12日')).toBeVisible()
  },
})
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
/** An account that was made by hand, for the staff. */
export const Empty = meta.story({
  parameters: { relay: { data: fanData({ birthDate: null }) } },
})

const openLogin = fn()
export const Guest = meta.story({
  parameters: {
    session: { status: 'notLoggedIn', openLogin },
    relay: { data: { Viewer: () => fakeViewer() } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ログインする' }))
    await expect(openLogin).toHaveBeenCalledWith({ step: 'login' })
  },
})
