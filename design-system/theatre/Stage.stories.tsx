import preview from '#storybook/preview.tsx'
import { Stage } from './Stage.tsx'

const meta = preview.meta({
  component: Stage,
  args: { phase: 'dark' as 'dark' | 'anticipation' | 'reveal' | 'echo' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div
        data-mode="dark"
        data-palette="amber"
        style={{ position: 'relative', height: '100vh', overflow: 'hidden', background: '#0b0c18' }}
      >
        <Story />
      </div>
    ),
  ],
})

export const Dark = meta.story()
export const Anticipation = meta.story({ args: { phase: 'anticipation' } })
export const Echo = meta.story({ args: { phase: 'echo' } })
