import { expect, fn } from 'storybook/test'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import { fakeStoreItem } from '#storybook/fakes/store.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { everyGift, letters, opened } from '../../fakes.ts'
import query, {
  type OpenableItemsScreenQuery,
} from './__generated__/OpenableItemsScreenQuery.graphql.ts'
import { Screen } from './OpenableItemsScreen.tsx'

const having = (openableItems: ReturnType<typeof fakeStoreItem>[]) => ({
  Viewer: () => fakeViewer({ user: fakeUser(), openableItems }),
})

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<OpenableItemsScreenQuery>({ query, data: having(Object.values(opened)) }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Empty = meta.story({ parameters: { relay: { data: having([]) } } })
/** Letters stand before what can be opened. */
export const Letters = meta.story({
  parameters: {
    relay: {
      data: {
        Viewer: () =>
          fakeViewer({
            user: fakeUser(),
            giftLetters: [letters.answered],
            openableItems: Object.values(opened),
          }),
      },
    },
  },
})
const openLogin = fn()
export const Guest = meta.story({
  parameters: {
    session: { status: 'notLoggedIn', openLogin },
    relay: { data: { Viewer: () => fakeViewer({ user: null, openableItems: [] }) } },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'ログインする' }))
    await expect(openLogin).toHaveBeenCalledWith(expect.objectContaining({ step: 'login' }))
  },
})
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { failing: ['Viewer.openableItems'] } } })
export const LongText = meta.story({
  parameters: {
    relay: {
      data: having([
        fakeStoreItem({
          ...opened.radio,
          name: '夜半ルカ「深夜二時のラジオ」書き起こしと録音の特別版'.repeat(3),
          specialGifts: everyGift,
        }),
      ]),
    },
  },
})
