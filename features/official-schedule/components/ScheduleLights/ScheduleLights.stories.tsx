import preview from '#storybook/preview.tsx'
import { ScheduleLights } from './ScheduleLights.tsx'

const meta = preview.meta({
  component: ScheduleLights,
  args: { palettes: ['indigo'] },
  render: (args) => (
    <div style={{ display: 'flex', height: 72 }}>
      <ScheduleLights {...args} />
    </div>
  ),
})

export const One = meta.story()
export const Three = meta.story({ args: { palettes: ['amber', 'indigo', 'jade'] } })
/** It is the station's own. */
export const None = meta.story({ args: { palettes: [] } })
