import { fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { WritingAbout, type Writing } from './WritingAbout.tsx'

const answered: Writing = {
  kind: 'reply',
  id: 'message_1',
  quote: '尊さは自腹です',
  authorName: '終電こむぎ',
}

const meta = preview.meta({
  component: WritingAbout,
  args: { writing: answered, onCancel: fn() },
})

export const Default = meta.story()
export const Editing = meta.story({
  args: {
    writing: {
      ...answered,
      kind: 'edit',
      said: { text: answered.quote, sentAt: '2026-11-20T02:55:00.000Z' },
    },
  },
})
export const PictureOfSomeoneWhoLeft = meta.story({
  args: { writing: { kind: 'reply', id: 'message_1', quote: '写真2枚', authorName: '' } },
})
export const OfWhatIsGone = meta.story({
  args: { writing: { ...answered, quote: 'メッセージが削除されました' } },
})
export const LongText = meta.story({
  args: {
    writing: {
      kind: 'reply',
      id: 'message_1',
      authorName: '終電のこむぎと朝焼けのパン屋さん',
      quote: 'きのうの配信の話をします。長くなります。'.repeat(4),
    },
  },
})
