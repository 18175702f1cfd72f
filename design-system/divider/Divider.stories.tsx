import preview from '#storybook/preview.tsx'
import { Stack } from '../stack/Stack.tsx'
import { Text } from '../text/Text.tsx'
import { Divider } from './Divider.tsx'

const meta = preview.meta({
  component: Divider,
  render: (args) => (
    <Stack gap={4}>
      <Text>おやすみなさい、また明日。</Text>
      <Divider {...args} />
      <Text>おはようございます。</Text>
    </Stack>
  ),
})

export const Playground = meta.story()

export const NewDay = meta.story({ args: { label: '11月20日(金)' } })
