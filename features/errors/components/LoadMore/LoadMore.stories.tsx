import { useState, type ComponentProps } from 'react'
import { expect, fn } from 'storybook/test'
import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { NetworkError } from '#platform/relay/fetch.ts'
import preview from '#storybook/preview.tsx'
import { LoadMore } from './LoadMore.tsx'

const rows = (
  <Stack gap={2}>
    <Skeleton width="100%" height={56} radius="card" />
    <Skeleton width="80%" height={56} radius="card" />
  </Stack>
)

type OnLoad = ComponentProps<typeof LoadMore>['onLoad']

const failAtOnce = () =>
  fn<OnLoad>((_, { onComplete }) =>
    onComplete(new NetworkError('The gateway could not be reached.')),
  )

const meta = preview.meta({
  component: LoadMore,
  decorators: [
    (Story) => (
      <Stack gap={3}>
        <Text>ここまでのおたより</Text>
        <Story />
      </Stack>
    ),
  ],
  args: { hasMore: true, isLoading: false, onLoad: fn<OnLoad>(), pageSize: 20, skeleton: rows },
})

export const Default = meta.story()
export const Loading = meta.story({ args: { isLoading: true } })
export const LoadingAhead = meta.story({ args: { isLoading: true, ahead: { distance: 600 } } })

export const Failed = meta.story({
  args: { onLoad: failAtOnce() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'もっと見る' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})

/** What can't be had is not asked for again by itself: the reader decides. */
export const FailedAhead = meta.story({
  args: {
    ahead: { distance: 600 },
    onLoad: failAtOnce(),
    skeleton: <Skeleton width="100%" height={40} />,
  },
  play: async ({ canvas, userEvent, args }) => {
    const retry = await canvas.findByRole('button', { name: 'もう一度ためす' })
    await expect(args.onLoad).toHaveBeenCalledTimes(1)
    await userEvent.click(retry)
    await expect(args.onLoad).toHaveBeenCalledTimes(2)
  },
})

/** One page after the other, to the last. */
export const LastPage = meta.story({
  render: function Pages(args) {
    const [count, setCount] = useState(1)
    return (
      <Stack gap={3}>
        {Array.from({ length: count }, (_, index) => (
          <Text key={index}>{index + 1}通めのおたより</Text>
        ))}
        <LoadMore {...args} hasMore={count < 3} onLoad={() => setCount(count + 1)} />
      </Stack>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'もっと見る' }))
    await userEvent.click(canvas.getByRole('button', { name: 'もっと見る' }))
    await expect(canvas.getByText('3通めのおたより')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
