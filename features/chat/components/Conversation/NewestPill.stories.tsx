import { fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { NewestPill } from './NewestPill.tsx'

const meta = preview.meta({
  component: NewestPill,
  args: { isShown: true, count: 3, onPress: fn() },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 96, margin: -16 }}>
        <Story />
      </div>
    ),
  ],
})

export const SomethingNewMeanwhile = meta.story()
export const AwayForTheWholeShow = meta.story({ args: { count: 12840 } })
