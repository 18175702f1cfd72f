import preview from '#storybook/preview.tsx'
import { Inline } from '../inline/Inline.tsx'
import { Chip } from './Chip.tsx'

const meta = preview.meta({
  component: Chip,
  args: { icon: 'penlight', children: '配信' } as const,
})

export const Playground = meta.story()

export const LongText = meta.story({
  args: { children: '夜明けまで起きてる会の準備と当日の実況とそのあとの感想の部屋' },
})

export const Matrix = meta.story({
  render: () => (
    <Inline gap={2} wrap>
      <Chip icon="penlight">配信</Chip>
      <Chip tone="neutral">下書き</Chip>
      <Chip tone="success" icon="check">
        受け取り済み
      </Chip>
      <Chip tone="warning">残りわずか</Chip>
      <Chip tone="danger" icon="alert">
        売り切れ
      </Chip>
    </Inline>
  ),
})
