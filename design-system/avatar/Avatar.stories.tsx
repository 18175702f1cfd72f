import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Inline } from '../inline/Inline.tsx'
import { Avatar } from './Avatar.tsx'

const face = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="#cfe8f5" d="M0 0h40v40H0z"/><circle cx="20" cy="17" r="8" fill="#2d5f7c"/><path fill="#2d5f7c" d="M4 42c0-10 7-15 16-15s16 5 16 15z"/></svg>',
)}`

const meta = preview.meta({
  component: Avatar,
  args: { src: face, name: 'あおい', size: 56, dominantColor: '#cfe8f5' } as const,
})

export const Playground = meta.story()

export const WithoutAPicture = meta.story({ args: { src: null } })

export const Named = meta.story({
  args: { isNamed: true, size: 96 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'あおい' })).toBeVisible()
  },
})

export const Matrix = meta.story({
  render: () => (
    <Inline gap={3} wrap>
      {([24, 32, 40, 48, 56, 96] as const).map((size) => (
        <Inline key={size} gap={2}>
          <Avatar src={face} name="あおい" size={size} />
          <Avatar name="みなと" size={size} />
        </Inline>
      ))}
    </Inline>
  ),
})
