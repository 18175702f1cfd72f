import preview from '#storybook/preview.tsx'
import { Inline } from '../inline/Inline.tsx'
import { Stack } from '../stack/Stack.tsx'
import { Skeleton } from './Skeleton.tsx'

const meta = preview.meta({ component: Skeleton, args: { width: 240, height: 16 } })

export const Playground = meta.story()

export const Round = meta.story({ args: { width: 56, height: 56, radius: 'full' } })

export const AsALine = meta.story({
  render: () => (
    <Inline gap={3} align="start">
      <Skeleton width={40} height={40} radius="full" />
      <Stack gap={2}>
        <Skeleton width={96} height={14} />
        <Skeleton width={220} height={14} />
        <Skeleton width={160} height={14} />
      </Stack>
    </Inline>
  ),
})
