import { describe, expect, it } from 'vitest'
import { isReaction } from '#gateway/domains/chat/validation.ts'
import { inTone, loadEmojis } from './emojis.ts'
import { findEmojis } from './findEmojis.ts'

const found = async (search: string, locale = 'ja') =>
  findEmojis(await loadEmojis(locale), search).map(({ emoji }) => emoji)

describe('findEmojis', () => {
  it.each([
    ['what it is called', 'ラーメン', '🍜'],
    ['what it stands for', 'お祝い', '🎉'],
    ['hiragana for katakana', 'らーめん', '🍜'],
    ['half width', 'ﾗｰﾒﾝ', '🍜'],
    ['the reading of its characters', 'はくしゅ', '👏'],
    ['the reading of what it stands for', 'えがお', '😄'],
    ['a reading with a long vowel', 'たいよう', '☀️'],
    ['a reading that is still being typed', 'さくr', '🌸'],
    ['the keys of a reading, before it is converted', 'torii', '⛩️'],
    ['two words', '顔　犬', '🐶'],
  ])('finds by %s', async (_, search, emoji) => {
    expect((await found(search)).slice(0, 12)).toContain(emoji)
  })

  it.each(['❤', '❤️', '☺', '✌', '▶', '☀', '👏', '✌🏽'])(
    'finds %s that was pasted',
    async (pasted) => {
      expect(await found(pasted)).toHaveLength(1)
    },
  )

  it('shows first what is called so', async () => {
    expect((await found('いぬ')).slice(0, 3)).toContain('🐶')
    expect((await found('cat', 'en')).slice(0, 4)).toContain('🐈')
  })

  it('finds nothing for what is no emoji, and for nothing', async () => {
    expect(await found('時報の三秒')).toEqual([])
    expect(await found(' ')).toEqual([])
  })

  it('never shows more than a screen or two', async () => {
    expect((await found('顔')).length).toBe(120)
  })
})

describe('loadEmojis', () => {
  it.each(['ja', 'en'])(
    'offers in %s only what a message can be given, in any tone',
    async (locale) => {
      const emojis = await loadEmojis(locale)
      expect(emojis.length).toBeGreaterThan(1500)
      const all = emojis.flatMap(({ emoji, tones }) => [emoji, ...tones])
      expect(all.filter((emoji) => !isReaction(emoji))).toEqual([])
      expect(new Set(all).size).toBe(all.length)
    },
  )

  it('shows a tone where an emoji has one', async () => {
    const emojis = await loadEmojis('ja')
    const called = (label: string) => emojis.find((each) => each.label === label)!
    expect(inTone(called('拍手'), 3)).toBe('👏🏽')
    expect(inTone(called('拍手'), 0)).toBe('👏')
    expect(inTone(called('ラーメン'), 3)).toBe('🍜')
  })
})
