import { expect, fn } from 'storybook/test'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import { fakeStoreItem } from '#storybook/fakes/store.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { everyGift, fakeLinkGift, fakeSoundGift, fakeTrack, opened } from '../../fakes.ts'
import query, {
  type SpecialGiftsScreenQuery,
} from './__generated__/SpecialGiftsScreenQuery.graphql.ts'
import { Screen } from './SpecialGiftsScreen.tsx'

const showing = (item: ReturnType<typeof fakeStoreItem> | null, user = true) => ({
  Query: () => ({ node: item }),
  Viewer: () => fakeViewer({ user: user ? fakeUser() : null }),
})
const shown = (...given: Parameters<typeof showing>) => ({ relay: { data: showing(...given) } })

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<SpecialGiftsScreenQuery>({
      query,
      variables: { id: 'storeitem_soundtrack' },
      data: showing(opened.soundtrack),
    }),
  },
})

export const Default = meta.story()
/** It says how it was come by. */
export const Won = meta.story({
  parameters: shown(fakeStoreItem({ ...opened.soundtrack, viewerCameBy: 'PRIZE_DRAW' })),
})
export const Wallpapers = meta.story({ parameters: shown(opened.wallpapers) })
export const WallpapersOnADesk = meta.story({
  globals: atViewport('desktop'),
  parameters: shown(opened.wallpapers),
})
export const Book = meta.story({ parameters: shown(opened.radio) })
/** One of each kind. */
export const Everything = meta.story({
  globals: atViewport('desktop'),
  parameters: shown(fakeStoreItem({ ...opened.soundtrack, specialGifts: everyGift })),
})
export const English = meta.story({
  globals: { locale: 'en' },
  parameters: shown(fakeStoreItem({ ...opened.soundtrack, specialGifts: everyGift })),
})
/** Known of, but not bought: what is in it stays closed. */
export const NotBought = meta.story({
  parameters: shown(fakeStoreItem({ ...opened.soundtrack, viewerMayOpen: false })),
  async play({ canvas }) {
    await expect(canvas.getByText('まだお持ちではありません')).toBeVisible()
    await expect(canvas.queryByText('待ち時間の曲')).toBeNull()
  },
})
const openLogin = fn()
export const Guest = meta.story({
  parameters: {
    ...shown(fakeStoreItem({ ...opened.soundtrack, viewerMayOpen: false }), false),
    session: { status: 'notLoggedIn', openLogin },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'ログインする' }))
    await expect(openLogin).toHaveBeenCalledWith(expect.objectContaining({ step: 'login' }))
  },
})
/** What has nothing to open has no such page. */
export const Empty = meta.story({ parameters: shown(fakeStoreItem()) })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  parameters: shown(
    fakeStoreItem({
      ...opened.soundtrack,
      name: '温室ゲーム部の一年をふりかえるサウンドトラックと書き起こしの特別版'.repeat(2),
      specialGifts: [
        fakeSoundGift({
          name: '夜明けまで起きてる会の準備と当日の実況の記録'.repeat(2),
          tracks: [
            fakeTrack(
              1,
              '夜明けまで起きてる会の準備の準備のための、とても長い前置き'.repeat(2),
              5_999,
            ),
          ],
        }),
        fakeLinkGift({ host: `${'a-very-long-name-of-a-site'.repeat(3)}.example.com` }),
      ],
    }),
  ),
})
