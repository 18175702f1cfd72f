import preview from '#storybook/preview.tsx'
import { Missing } from './Missing.tsx'

const meta = preview.meta({
  component: Missing,
  args: {
    title: 'このおたよりは見つかりません',
    body: '取り下げられたか、読める人がかぎられています。',
    nextAction: { href: '/letters', label: 'おたよりの一覧を見る' },
  },
})

export const Default = meta.story()
export const LongText = meta.story({
  args: {
    title: '「夜明けまで起きてる会の準備と当日の実況とそのあとの感想」は見つかりません',
    nextAction: { href: '/', label: 'ホームへ', icon: 'home' },
  },
})
