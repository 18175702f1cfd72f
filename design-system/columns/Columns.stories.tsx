import preview from '#storybook/preview.tsx'
import { Surface } from '../surface/Surface.tsx'
import { Text } from '../text/Text.tsx'
import { Columns } from './Columns.tsx'

const names = ['朝の部', '昼の部', '夕方の部', '夜の部']

const meta = preview.meta({
  component: Columns,
  args: {
    gap: 3,
    smallest: 'small',
    children: names.map((name) => (
      <Surface key={name} tone="paper" padding={4}>
        <Text>{name}</Text>
      </Surface>
    )),
  } as const,
})

export const Playground = meta.story()

export const Wide = meta.story({ args: { smallest: 'large' } })
