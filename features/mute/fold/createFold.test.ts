import { describe, expect, it } from 'vitest'
import { createFold } from './useFold.ts'

const none = {
  mutedUserIds: [],
  blockedUserIds: [],
  unseenUserIds: [],
  hiddenMessageIds: [],
  words: [],
}
const said = (text: string, authorId: string | undefined = 'komugi', id = 'message_1') => ({
  id,
  authorId,
  text,
})

describe('what a fan keeps off their screen', () => {
  it('is nothing for a guest, and nothing of their own', () => {
    expect(createFold(null, undefined)(said('やあ'))).toBeUndefined()
    const fold = createFold(
      { ...none, words: [{ word: 'やあ' }], hiddenMessageIds: ['message_1'] },
      'komugi',
    )
    expect(fold(said('やあ'))).toBeUndefined()
    expect(fold(said('やあ', 'kujira'))).toBe('HIDDEN')
  })

  it('is by whom it is said: a block outweighs a mute, who has left is nobody', () => {
    const fold = createFold(
      { ...none, mutedUserIds: ['a', 'b'], blockedUserIds: ['b'], unseenUserIds: ['c'] },
      'me',
    )
    expect(['a', 'b', 'c', 'd'].map((author) => fold(said('やあ', author)))).toEqual([
      'MUTED',
      'BLOCKED',
      'UNSEEN',
      undefined,
    ])
    expect(fold({ id: 'message_1', authorId: undefined, text: 'やあ' })).toBeUndefined()
  })

  it('is what is said, however it is spelled, a Latin word alone whole', () => {
    const fold = createFold({ ...none, words: [{ word: 'ねたばれ' }, { word: 'and' }] }, 'me')
    expect(fold(said('重大なﾈﾀﾊﾞﾚです'))).toBe('WORD')
    expect(fold(said('this AND that'))).toBe('WORD')
    expect(fold(said('sand castle'))).toBeUndefined()
  })
})
