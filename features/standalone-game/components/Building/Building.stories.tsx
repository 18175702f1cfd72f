import { kinds, type Kind } from '#rules/games/harbour/tables.ts'
import preview from '#storybook/preview.tsx'
import { Building } from './Building.tsx'

const meta = preview.meta({
  component: Building,
  args: { kind: 1 as Kind },
  decorators: [
    (Story) => (
      <div style={{ width: '128px', height: '128px' }}>
        <Story />
      </div>
    ),
  ],
})

export const House = meta.story()
export const Market = meta.story({ args: { kind: 2 } })
export const Bakery = meta.story({ args: { kind: 3 } })
export const Boatyard = meta.story({ args: { kind: 4 } })
export const LampShop = meta.story({ args: { kind: 5 } })
export const Garden = meta.story({ args: { kind: 6 } })
export const AtHome = meta.story({ args: { kind: 3, isAtHome: true } })

/** As small as beside an order: each has an outline of its own still. */
export const Small = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(6, 36px)', gap: '8px' }}>
      {kinds.map((kind) => (
        <Building key={kind} kind={kind} />
      ))}
    </div>
  ),
})
