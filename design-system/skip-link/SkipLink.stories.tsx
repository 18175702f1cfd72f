import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Text } from '../text/Text.tsx'
import { SkipLink } from './SkipLink.tsx'

const meta = preview.meta({
  component: SkipLink,
  args: { href: '#main', label: '本文へ移動' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main">
        <Text>Tabキーを押すと、左上に現れます。</Text>
        <Text>本文はここからです。</Text>
      </main>
    </>
  ),
})

export const Playground = meta.story()

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: '本文へ移動' })).toHaveFocus()
  },
})
