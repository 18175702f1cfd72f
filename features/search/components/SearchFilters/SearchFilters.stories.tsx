import preview from '#storybook/preview.tsx'
import { SearchFilters } from './SearchFilters.tsx'

const meta = preview.meta({
  component: SearchFilters,
  args: { asked: { words: 'ラジオ' }, viewerId: 'user_1' },
})

export const Default = meta.story()
export const Topics = meta.story({ args: { asked: { words: 'ラジオ', kind: 'TOPICS' } } })
export const Room = meta.story({
  args: { asked: { words: 'ラジオ', kind: 'TALK', roomId: 'channel_lobby' } },
})
export const Guest = meta.story({
  args: { asked: { words: 'ラジオ', kind: 'POSTS', since: '2026-11-20' }, viewerId: undefined },
})
