import { Inline } from '#design-system/inline/Inline.tsx'
import preview from '#storybook/preview.tsx'
import { Figure } from './Figure.tsx'

const names = ['closed', 'crash', 'empty-chat', 'not-found', 'offline'] as const

const meta = preview.meta({ component: Figure, args: { name: 'closed' } as const })

export const Matrix = meta.story({
  render: () => (
    <Inline gap={6} wrap>
      {names.map((name) => (
        <Figure key={name} name={name} />
      ))}
    </Inline>
  ),
})
