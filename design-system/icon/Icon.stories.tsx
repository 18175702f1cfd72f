import preview from '#storybook/preview.tsx'
import { Columns } from '../columns/Columns.tsx'
import { Inline } from '../inline/Inline.tsx'
import { Stack } from '../stack/Stack.tsx'
import { Text } from '../text/Text.tsx'
import { Icon } from './Icon.tsx'
import { filledShapes, iconNames } from './shapes.ts'

const meta = preview.meta({ component: Icon, args: { name: 'penlight', size: 24 } as const })

export const Playground = meta.story()

export const Filled = meta.story({ args: { name: 'home', isFilled: true } })

export const Matrix = meta.story({
  render: () => (
    <Stack gap={6}>
      <Columns gap={4} smallest="small">
        {iconNames.map((name) => (
          <Inline key={name} gap={2}>
            <Icon name={name} size={16} />
            <Icon name={name} size={20} />
            <Icon name={name} size={24} />
            <Text size="caption" tone="muted">
              {name}
            </Text>
          </Inline>
        ))}
      </Columns>
      <Inline gap={6}>
        {iconNames
          .filter((name) => name in filledShapes)
          .map((name) => (
            <Icon key={name} name={name} size={24} isFilled />
          ))}
      </Inline>
    </Stack>
  ),
})
