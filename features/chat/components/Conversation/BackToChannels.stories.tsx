import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { BackToChannels } from './BackToChannels.tsx'

const meta = preview.meta({ component: BackToChannels })

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/messages')
  },
})
/** Under the finger, or the pointer, it leads to the other list. */
export const FromDirect = meta.story({
  args: { isDirect: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link')
    await expect(link).toHaveAttribute('href', '/messages/direct-messages')
    link.focus()
  },
})
