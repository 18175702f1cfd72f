import preview from '#storybook/preview.tsx'
import { TextArea } from './TextArea.tsx'

const meta = preview.meta({
  component: TextArea,
  args: { label: '自己紹介', placeholder: '好きな曲や、応援をはじめたきっかけなど' },
})

const lines = [
  'はじめまして。',
  '去年の冬から聞いています。',
  '仕事の帰りに一曲ずつ。',
  'よろしくお願いします。',
]

export const Playground = meta.story()

export const Grown = meta.story({ args: { defaultValue: [...lines, '', ...lines].join('\n') } })

export const ScrollsPastItsMost = meta.story({
  args: { maxRows: 3, defaultValue: lines.join('\n') },
})

export const OneLine = meta.story({
  args: { label: 'メッセージ', isLabelHidden: true, minRows: 1, placeholder: 'メッセージを書く' },
})

export const Wrong = meta.story({
  args: { defaultValue: lines[0], error: '使えない言葉が入っています。書き直してください。' },
})
