import preview from '#storybook/preview.tsx'
import { Stack } from '../stack/Stack.tsx'
import { Heading } from './Heading.tsx'

const sizes = ['display', 'xlarge', 'large', 'medium', 'small'] as const

const meta = preview.meta({
  component: Heading,
  args: { level: 1, children: '夜明け前の放送局へようこそ' } as const,
})

export const Playground = meta.story()

export const BrokenByPhrase = meta.story({
  args: { children: 'みんなの「好き」が集まる場所を、これからもいっしょにつくっていきましょう' },
})

export const Clamped = meta.story({
  args: { isClamped: true, children: '長い長い名前のコミュニティも、一行におさめて見せます' },
})

export const Matrix = meta.story({
  render: () => (
    <Stack gap={4}>
      {sizes.map((size) => (
        <Heading key={size} level={2} size={size}>
          開演まで、あと12分
        </Heading>
      ))}
    </Stack>
  ),
})
