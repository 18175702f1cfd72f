import { Suspense } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { forgetPrivateTexts } from '#platform/storage/privateTexts.ts'
import { noteEmoji } from '../../emoji/recentEmojis.ts'
import { EmojiPicker } from './EmojiPicker.tsx'

const meta = preview.meta({
  component: EmojiPicker,
  args: { onPick: fn(), isTouch: true },
  render: (args) => (
    <Suspense>
      <div style={{ maxWidth: 360 }}>
        <EmojiPicker {...args} />
      </div>
    </Suspense>
  ),
  beforeEach: () => forgetPrivateTexts,
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('option', { name: 'にっこり笑う' })
  },
})

export const Recent = meta.story({
  beforeEach: () => ['🌊', '📻', '👏🏽', '📻'].forEach(noteEmoji),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('option').map((each) => each.textContent)).toEqual([
        '📻',
        '👏🏽',
        '🌊',
      ]),
    )
  },
})

export const Found = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'さくら')
    await canvas.findByRole('option', { name: '桜' })
  },
})

export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), '時報の三秒')
    await canvas.findByText(/あてはまる絵文字はありません/)
  },
})

export const AnotherTone = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '人と体' }))
    await userEvent.click(canvas.getByRole('radio', { name: '中くらい' }))
    await waitFor(() =>
      expect(canvas.getAllByRole('option', { name: '手を振る' })[0]).toHaveTextContent('👋🏽'),
    )
  },
})

Default.test('takes by keys alone what a search found, and remembers it', async (story) => {
  const { args, canvas, userEvent } = story
  await userEvent.click(await canvas.findByRole('searchbox'))
  await userEvent.keyboard('さくら')
  await canvas.findByRole('option', { name: '桜' })
  await userEvent.keyboard('{Enter}')
  await expect(args.onPick).toHaveBeenCalledWith('🌸')
})
