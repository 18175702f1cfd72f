import { describe, expect, it } from 'vitest'
import { createMessageStore } from './messageStore.ts'

const feature = (words: Record<string, string>, after = 0) => {
  const load = () =>
    new Promise<{ default: Record<string, string> }>((resolve) =>
      setTimeout(() => resolve({ default: words }), after),
    )
  return { ja: load, en: load }
}

describe('the message store', () => {
  it('keeps the words of features that load at once, whichever comes first', async () => {
    const store = createMessageStore()
    await Promise.all([
      store.load('ja', feature({ a: 'あ' }, 5)),
      store.load('ja', feature({ b: 'い' })),
    ])
    expect(store.words('ja')).toEqual({ a: 'あ', b: 'い' })
    expect(store.words('en')).toEqual({})
  })
})
