import preview from '#storybook/preview.tsx'
import { Confetti } from './Confetti.tsx'

const meta = preview.meta({
  component: Confetti,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div
        data-mode="dark"
        style={{ position: 'relative', height: '100vh', background: '#0b0c18' }}
      >
        <Story />
      </div>
    ),
  ],
})

export const Green = meta.story()
export const Amber = meta.story({ globals: { palette: 'amber' } })
