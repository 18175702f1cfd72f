import { describe, expect, it } from 'vitest'
import {
  areMentionsOf,
  findMentionsAgain,
  mentionTyped,
  moveMentions,
  relabelMentions,
} from './mention.ts'

describe('a mention in a text that is written on', () => {
  const text = 'やあ @小麦 と @くじら'
  const [komugi, kujira] = [
    { who: '小麦', start: 3, length: 3 },
    { who: 'くじら', start: 9, length: 4 },
  ]
  it.each<[string, string, string[]]>([
    ['is moved by what is typed before it', 'やあやあ @小麦 と @くじら', ['小麦', 'くじら']],
    ['stays where it is as more is typed behind it', `${text}さん`, ['小麦', 'くじら']],
    ['moves back as something before it is deleted', '@小麦 と @くじら', ['小麦', 'くじら']],
    ['is none once its own name was changed', 'やあ @小麦粉 と @くじ', ['小麦']],
    ['is none once a letter of it is gone', 'やあ @小 と @くじら', ['くじら']],
    ['is none in another text', 'おはよう', []],
    ['stays where another @ is typed beside it', 'やあ @@小麦 と @くじら', ['小麦', 'くじら']],
  ])('%s', (_, after, who) => {
    const moved = moveMentions(text, after, [komugi, kujira])
    expect(moved.map((each) => each.who)).toEqual(who)
    for (const { who: name, start, length } of moved)
      expect(after.slice(start, start + length)).toBe(`@${name}`)
  })

  it('is found again in a cleaned text', () => {
    const cleaned = findMentionsAgain(`\n  ${text}  `, text, [
      { ...komugi, start: 6 },
      { ...kujira, start: 12 },
    ])
    expect(cleaned).toEqual([komugi, kujira])
  })

  it('stays apart in it from a longer name that is plain text', () => {
    const typed = '  @ハルカ と @ハル'
    const [haru] = findMentionsAgain(typed, typed.trim(), [{ start: 9, length: 3 }])
    expect(haru).toEqual({ start: 7, length: 3 })
  })

  it('takes another name, and what stands behind it moves', () => {
    const { text: named, mentions } = relabelMentions(text, [komugi, kujira], ({ who }) =>
      who === '小麦' ? '@終電こむぎ' : '@鯨',
    )
    expect(named).toBe('やあ @終電こむぎ と @鯨')
    expect(mentions.map(({ start, length }) => named.slice(start, start + length))).toEqual([
      '@終電こむぎ',
      '@鯨',
    ])
  })

  it('stands at an @ of its own', () => {
    expect(areMentionsOf(text, [komugi, kujira])).toBe(true)
    expect(areMentionsOf(text, [kujira, komugi])).toBe(false)
    expect(areMentionsOf(text, [{ start: 3, length: 8 }, kujira])).toBe(false)
    expect(areMentionsOf(text, [{ start: 0, length: 2 }])).toBe(false)
    expect(areMentionsOf(text, [{ start: 9, length: 40 }])).toBe(false)
  })
})

describe('what is typed of a name', () => {
  it.each([
    ['@', 0, ''],
    ['ねえ@こむ', 2, 'こむ'],
    ['ねえ ＠こむ', 3, 'こむ'],
    ['(@anna', 1, 'anna'],
  ])('begins at the @ of "%s"', (text, start, name) => {
    expect(mentionTyped(text, text.length)).toEqual({ start, name })
  })
  it.each(['', 'こむぎ', 'anna@example', '@@', '@こむぎ さん', '@@everyone'])(
    'is nothing in "%s"',
    (text) => {
      expect(mentionTyped(text, text.length)).toBeUndefined()
    },
  )
})
