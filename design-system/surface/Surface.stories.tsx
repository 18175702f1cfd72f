import preview from '#storybook/preview.tsx'
import { Stack } from '../stack/Stack.tsx'
import { Text } from '../text/Text.tsx'
import { Surface } from './Surface.tsx'

const tones = ['paper', 'raised', 'sunken', 'accent'] as const

const meta = preview.meta({
  component: Surface,
  args: {
    tone: 'paper',
    padding: 4,
    children: <Text>来週の配信は、金曜の夜9時からです。</Text>,
  } as const,
})

export const Playground = meta.story()

export const Raised = meta.story({ args: { tone: 'raised' } })

export const Sunken = meta.story({ args: { tone: 'sunken' } })

export const Accent = meta.story({ args: { tone: 'accent' } })

export const Matrix = meta.story({
  render: () => (
    <Stack gap={4}>
      {tones.map((tone) => (
        <Surface key={tone} tone={tone} padding={4}>
          <Text weight="bold">今週の予定</Text>
          <Text tone="muted">まだ決まっていません</Text>
          <Text tone="accent">通知を受け取る</Text>
          <Text tone="danger">読み込めませんでした</Text>
        </Surface>
      ))}
    </Stack>
  ),
})
