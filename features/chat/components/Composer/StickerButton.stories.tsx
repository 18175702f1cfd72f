import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { fakeStickers } from '#storybook/fakes/stickers.ts'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import query, {
  type StickerPickerQuery,
} from '../StickerPicker/__generated__/StickerPickerQuery.graphql.ts'
import { StickerButton } from './StickerButton.tsx'

const meta = preview.meta({
  component: StickerButton,
  globals: atViewport('desktop'),
  args: { communityId: 'community_yoiyami', onPick: fn() },
  parameters: {
    session: { status: 'loggedIn' },
    relay: storyRelay<StickerPickerQuery>({
      query,
      variables: { communityId: 'community_yoiyami' },
      data: { Node: () => fakeCommunity({ stickers: fakeStickers }) },
    }),
  },
})

export const Default = meta.story()

Default.test('opens, sends one, and is closed again', async ({ args, canvas }) => {
  const button = canvas.getByRole('button', { name: 'スタンプをえらぶ' })
  await userEvent.click(button)
  await userEvent.click(await screen.findByRole('button', { name: 'ありがとう' }))
  await expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ name: 'ありがとう' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(button).toHaveFocus())
})
