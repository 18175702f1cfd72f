import preview from '#storybook/preview.tsx'
import { Stack } from '../stack/Stack.tsx'
import { Surface } from '../surface/Surface.tsx'
import { Text } from '../text/Text.tsx'
import { Inline } from './Inline.tsx'

const tag = (words: string) => (
  <Surface key={words} tone="sunken" padding={2}>
    <Text size="small">{words}</Text>
  </Surface>
)

const topics = ['ライブの感想', '今日のセットリスト', '遠征メモ', 'はじめまして', 'ファンアート']

const meta = preview.meta({
  component: Inline,
  args: { gap: 2, children: topics.slice(0, 2).map(tag) } as const,
})

export const Playground = meta.story()

export const Wrapping = meta.story({ args: { wrap: true, children: topics.map(tag) } })

export const Apart = meta.story({ args: { justify: 'between' } })

export const Matrix = meta.story({
  render: () => (
    <Stack gap={4}>
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Inline key={justify} gap={2} justify={justify} align="center">
          {topics.slice(0, 2).map(tag)}
        </Inline>
      ))}
    </Stack>
  ),
})
