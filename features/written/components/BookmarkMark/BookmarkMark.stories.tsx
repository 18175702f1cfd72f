import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { BookmarkMark } from './BookmarkMark.tsx'

const meta = preview.meta({ component: BookmarkMark })

export const Default = meta.story()

Default.test('says what it means', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'ブックマーク済み' })).toBeVisible()
})
