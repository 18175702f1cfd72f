import { weed } from '#rules/games/greenhouse/greenhouse.ts'
import preview from '#storybook/preview.tsx'
import { Plant } from './Plant.tsx'

const meta = preview.meta({
  component: Plant,
  args: { kind: 1 },
  decorators: [
    (Story) => (
      <div style={{ width: '96px', height: '96px' }}>
        <Story />
      </div>
    ),
  ],
})

export const Seed = meta.story()
export const Sprout = meta.story({ args: { kind: 2 } })
export const YoungLeaf = meta.story({ args: { kind: 3 } })
export const Bud = meta.story({ args: { kind: 4 } })
export const Flower = meta.story({ args: { kind: 5 } })
export const FruitTree = meta.story({ args: { kind: 6 } })
export const StarTree = meta.story({ args: { kind: 7 } })
export const Weed = meta.story({ args: { kind: weed } })

/** As small as what comes after the next: each has an outline of its own still. */
export const Small = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(8, 32px)', gap: '8px' }}>
      {[1, 2, 3, 4, 5, 6, 7, weed].map((kind) => (
        <Plant key={kind} kind={kind} />
      ))}
    </div>
  ),
})
