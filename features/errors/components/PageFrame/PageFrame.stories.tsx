import { expect, waitFor } from 'storybook/test'
import { Text } from '#design-system/text/Text.tsx'
import preview from '#storybook/preview.tsx'
import { PageFrame } from './PageFrame.tsx'

const meta = preview.meta({
  component: PageFrame,
  args: {
    title: '港の掲示板のきまり',
    children: <Text>霧笛が鳴ったら、書きこみはおやすみです。</Text>,
  },
  parameters: { layout: 'fullscreen' },
})

/** The document goes by the page's name. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '港の掲示板のきまり' })).toBeVisible()
    await waitFor(() => expect(document.title).toContain('港の掲示板のきまり'))
  },
})
export const WithWayBack = meta.story({ args: { back: { href: '/', label: 'ホームへ戻る' } } })
