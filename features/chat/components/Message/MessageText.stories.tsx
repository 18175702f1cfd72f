import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { bubble } from './Message.css.ts'
import { MessageText } from './MessageText.tsx'

const meta = preview.meta({
  component: MessageText,
  decorators: [
    (Story) => (
      <div className={bubble({ tone: 'other' })}>
        <Story />
      </div>
    ),
  ],
})

export const Links = meta.story({
  args: {
    text: '予定は「https://example.com/schedule」、地図はhttps://example.com/harbour/map?from=station&to=lighthouse-at-the-end-of-the-long-pier#floor-2。',
  },
})
export const LineBreaks = meta.story({
  args: { text: '今夜のセットリスト\n　1. 題のない曲\n　2. 星図\n\nアンコールは、みなさんで。' },
})
/** Of a text that is found by them: not after a word, of digits alone, or in an address. */
export const Hashtags = meta.story({
  args: {
    hasHashtags: true,
    text: '港まで歩きました。#夜の港 「＃深夜二時のラジオ」\n予定は https://example.com/#top 、整理番号は #123、C#はむずかしい。',
  },
})

Hashtags.test('lead to what is written under them', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '#夜の港' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('夜の港')),
  )
  await expect(canvas.getAllByRole('link')).toHaveLength(3)
})

const calls = '@終電こむぎ さん、@わたし と@退会したユーザー を呼びました。'
const at = (label: string, userId?: string) => ({
  userId,
  start: calls.indexOf(label),
  length: label.length,
})
/** Another, who reads it, and who has left. */
export const Mentions = meta.story({
  args: {
    text: calls,
    viewerId: 'user_me',
    mentions: [at('@終電こむぎ', 'user_komugi'), at('@わたし', 'user_me'), at('@退会したユーザー')],
  },
})

Mentions.test('lead to whom they mean, and nowhere where they have left', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '@終電こむぎ' })).toHaveAttribute(
    'href',
    expect.stringContaining('user_komugi'),
  )
  await expect(canvas.queryByRole('link', { name: /退会/ })).toBeNull()
  await expect(canvas.getAllByRole('link')).toHaveLength(2)
})
