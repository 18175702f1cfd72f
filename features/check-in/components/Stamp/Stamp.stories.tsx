import preview from '#storybook/preview.tsx'
import { Stamp } from './Stamp.tsx'

const meta = preview.meta({
  component: Stamp,
  args: { standing: 'stamped', children: '5' } as const,
  decorators: [
    (Story) => (
      <div style={{ width: '48px' }}>
        <Story />
      </div>
    ),
  ],
})

export const Stamped = meta.story()
export const Frozen = meta.story({ args: { standing: 'frozen' } })
export const Open = meta.story({ args: { standing: 'open' } })
export const Blank = meta.story({ args: { standing: 'blank' } })
