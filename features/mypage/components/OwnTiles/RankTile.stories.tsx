import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { tiles } from './OwnTiles.css.ts'
import { RankTile } from './RankTile.tsx'

const meta = preview.meta({
  component: RankTile,
  args: { href: '/supporter-ranks/winter', rank: 'ランタン' as string | undefined, points: 1_280 },
  decorators: (Story) => (
    <ul className={tiles}>
      <Story />
    </ul>
  ),
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const tile = canvas.getByRole('link', { name: /サポーターランク.*ランタン.*1,280ポイント/ })
    await expect(tile).toHaveAttribute('href', '/supporter-ranks/winter')
  },
})
/** Below the first rank it says what to do. */
export const BelowTheFirst = meta.story({
  args: { rank: undefined, points: 40 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /ランクのあがり方を見る/ })).toBeVisible()
  },
})
export const BelowTheFirstInEnglish = meta.story({
  args: { rank: undefined, points: 1 },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 point')).toBeVisible()
  },
})
export const LongText = meta.story({
  args: { rank: '夜明けまえの港をてらす大灯台のあかり番', points: 123_456_789 },
})
