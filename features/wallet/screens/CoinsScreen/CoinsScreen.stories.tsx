import { expect, fn } from 'storybook/test'
import { given } from '#storybook/given.ts'
import { fakeViewer } from '#storybook/fakes/people.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeCoinWallet, fakePackCommunity, noCoins } from '../../fakes.ts'
import query, { type CoinsScreenQuery } from './__generated__/CoinsScreenQuery.graphql.ts'
import { Screen } from './CoinsScreen.tsx'

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    impossible: { LongText: 'It holds numbers, days and words of the house alone.' },
    session: { status: 'loggedIn' },
    relay: storyRelay<CoinsScreenQuery>({
      query,
      data: { CoinWallet: fakeCoinWallet, Community: () => fakePackCommunity() },
    }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Empty = meta.story({
  parameters: { relay: { data: { CoinWallet: () => fakeCoinWallet(noCoins) } } },
})
/** The movements could not be read: the balance stands. */
export const Failed = meta.story({
  parameters: { relay: { failing: ['CoinWallet.movements'] } },
})

const openLogin = fn()
export const Guest = meta.story({
  parameters: {
    session: { status: 'notLoggedIn', openLogin },
    relay: { data: { CoinWallet: undefined, Viewer: fakeViewer } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ログインする' }))
    await expect(openLogin).toHaveBeenCalledWith({ step: 'login' })
  },
})
