import preview from '#storybook/preview.tsx'
import { Stack } from '../stack/Stack.tsx'
import { ProgressSteps } from './ProgressSteps.tsx'

const meta = preview.meta({
  component: ProgressSteps,
  args: { current: 2, total: 6, label: '6ステップのうち2つめ' },
})

export const Playground = meta.story()

export const Matrix = meta.story({
  render: () => (
    <Stack gap={6}>
      {[1, 2, 3, 4, 5, 6].map((current) => (
        <ProgressSteps
          key={current}
          current={current}
          total={6}
          label={`6ステップのうち${current}つめ`}
        />
      ))}
    </Stack>
  ),
})
