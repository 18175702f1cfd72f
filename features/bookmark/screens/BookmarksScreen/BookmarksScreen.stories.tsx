import { expect, screen } from 'storybook/test'
import { given } from '#storybook/given.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { atViewport } from '#storybook/viewports.ts'
import { keeping, keptPost, several, strained } from '../../fakes.ts'
import query, { type BookmarksScreenQuery } from './__generated__/BookmarksScreenQuery.graphql.ts'
import { Screen } from './BookmarksScreen.tsx'

const showing = (...of: Parameters<typeof keeping>) => ({ relay: { data: keeping(...of) } })

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<BookmarksScreenQuery>({ query, variables: {}, data: keeping(several) }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Empty = meta.story({ parameters: showing([]) })
export const EmptyInEnglish = meta.story({
  parameters: showing([]),
  globals: { locale: 'en' },
})
export const Guest = meta.story({
  parameters: { session: { status: 'notLoggedIn' }, ...showing(null) },
})
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({ parameters: showing(strained) })

const takeOff = async ({ canvas, userEvent }: PlayTools) => {
  await userEvent.click(canvas.getByRole('button', { name: 'この投稿のメニュー' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'ブックマークを外す' }))
}

const seenTakenOff = async (tools: PlayTools) => {
  await takeOff(tools)
  await untilVisible(await tools.canvas.findByText('ブックマークはまだありません'))
  await untilVisible(await screen.findByText('ブックマークを外しました。'))
}
const undoable = {
  ...keeping([keptPost]),
  BookmarkPayload: () => ({
    __typename: 'BookmarkSuccess' as const,
    subject: { ...keptPost, isBookmarked: false },
  }),
}

/** Gone at once; once the gateway has answered, the toast says so and brings it back. */
export const LastTakenOff = meta.story({
  parameters: { relay: { data: undoable } },
  play: seenTakenOff,
})

/** Its author keeps it from the fan since it was shown: it is let go as anything is, and no way leads back. */
export const UnreadableTakenOff = meta.story({
  parameters: showing([keptPost]),
  play: seenTakenOff,
})

/** Nothing came through: it stands where it stood, with a word. */
export const TakenOffInVain = meta.story({
  parameters: {
    relay: { ...showing([keptPost]).relay, outcome: { useBookmarkItemMutation: 'error' } },
  },
  play: async (tools) => {
    await takeOff(tools)
    await untilVisible(await screen.findByText(/通信できません/))
    await untilVisible(await tools.canvas.findByText(/終電、座れました/))
    await expect(screen.queryByText('ブックマークを外しました。')).toBeNull()
  },
})

UnreadableTakenOff.test('stays away, and is not offered back', async ({ canvas }) => {
  await expect(screen.queryByRole('button', { name: '元に戻す' })).toBeNull()
  await expect(canvas.queryByText(/終電、座れました/)).toBeNull()
})

LastTakenOff.test('is brought back by the toast', async ({ canvas, userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: '元に戻す' }))
  await untilVisible(await canvas.findByText(/終電、座れました/))
  await expect(canvas.queryByText('ブックマークはまだありません')).toBeNull()
})
