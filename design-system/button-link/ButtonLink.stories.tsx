import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ButtonLink } from './ButtonLink.tsx'

const meta = preview.meta({
  component: ButtonLink,
  args: { href: '#schedule', children: '予定を見る' },
})

export const Playground = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole<HTMLAnchorElement>('link', { name: '予定を見る' })
    await expect(link.hash).toBe('#schedule')
  },
})

export const Quiet = meta.story({ args: { emphasis: 'quiet', icon: 'calendar' } })
