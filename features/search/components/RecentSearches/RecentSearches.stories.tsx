import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { RecentSearches } from './RecentSearches.tsx'

const meta = preview.meta({
  component: RecentSearches,
  args: { searches: ['ラジオ', '福神漬け', '夜'], onRemove: fn(), onClear: fn() },
})

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '「福神漬け」を履歴から消す' }))
    await expect(args.onRemove).toHaveBeenCalledWith('福神漬け')
    await userEvent.click(canvas.getByRole('button', { name: 'すべて消す' }))
    await expect(args.onClear).toHaveBeenCalled()
  },
})
export const LongText = meta.story({
  args: {
    searches: ['第63回の22分40秒にルカさんが一度だけ笑いをこらえきれなかった箇所についての話'],
  },
})
