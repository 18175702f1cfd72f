import { describe, expect, it } from 'vitest'
import { splitHashtags } from './splitHashtags.ts'

describe('splitHashtags', () => {
  it('finds hashtags beside addresses, and none in them', () => {
    expect(splitHashtags('＃夜の港 https://example.com/#top、#灯台')).toEqual([
      { text: '＃夜の港', hashtag: '夜の港' },
      { text: ' ' },
      { text: 'https://example.com/#top', href: 'https://example.com/#top' },
      { text: '、' },
      { text: '#灯台', hashtag: '灯台' },
    ])
  })

  it.each([
    '#夜 #夜 ##夜 (#夜) https://example.com/(#夜) #123\n#夜',
    '(#夜https://example.com/a) #夜',
    'https://example.com（#夜）',
  ])('gives back every character: %s', (text) => {
    const parts = splitHashtags(text)
    expect(parts.map((part) => part.text).join('')).toBe(text)
    expect(parts.some(({ hashtag }) => hashtag === '夜')).toBe(true)
  })
})
