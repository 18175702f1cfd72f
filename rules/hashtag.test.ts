import { describe, expect, it } from 'vitest'
import { findHashtags, hashtagKey, hashtagKeysOf, readHashtag } from './hashtag.ts'

const names = (text: string) => findHashtags(text).map(({ name }) => name)

describe('a hashtag of a text', () => {
  it.each([
    ['#夜の港', ['夜の港']],
    ['今夜も ＃夜の港 で。', ['夜の港']],
    ['歩きました。\n#夜の港\n#灯台', ['夜の港', '灯台']],
    ['「#夜の港」と（#灯台）', ['夜の港', '灯台']],
    ['きれい！#夜の港、#灯台', ['夜の港', '灯台']],
    ['say "#harbour" (#night_2026)', ['harbour', 'night_2026']],
    [
      '#ジャン・レノ #ｼﾞｬﾝ･ﾚﾉ #佐々木 #ラーメン #〆切',
      ['ジャン・レノ', 'ｼﾞｬﾝ･ﾚﾉ', '佐々木', 'ラーメン', '〆切'],
    ],
    ['#夜・#港', ['夜', '港']],
    ['#夜の港です', ['夜の港です']],
    ['#مرحبا #हिन्दी #नमस्ते', ['مرحبا', 'हिन्दी', 'नमस्ते']],
    ['#2026年', ['2026年']],
    ['#夜🌙の港', ['夜']],
    ['#夜https://example.com', ['夜']],
  ])('%s', (text, found) => expect(names(text)).toEqual(found))

  it.each([
    'a#b',
    '夜#港',
    '##夜',
    '#',
    '# 夜',
    '#・夜',
    '#123 #１２３ #① #___',
    '#️⃣ 🎉 #🎉',
    '&#39; &#x27;',
    'https://example.com/#top https://example.com/(#top) http://example.com/[#top]',
    'HTTPS://EXAMPLE.COM/(#top)',
    `#${'あ'.repeat(51)}`,
    `#夜${'\u0301'.repeat(5)}`,
    `#${'ﷺ'.repeat(50)}`,
  ])('is none: %s', (text) => expect(names(text)).toEqual([]))

  it('stands at its place, its mark with it', () => {
    const text = '👋 ＃夜の港、ね'
    const found = findHashtags(text).map(({ start, length }) => text.slice(start, start + length))
    expect(found).toEqual(['＃夜の港'])
  })

  it('goes on behind an address', () => {
    expect(names('https://example.com/live #夜の港 「https://example.com」#灯台')).toEqual([
      '夜の港',
      '灯台',
    ])
  })

  it('is as long as fifty characters, as a person counts them', () => {
    expect(names(`#${'が'.normalize('NFD').repeat(50)}`)).toHaveLength(1)
  })

  it('is one of the first ten different ones, wherever it stands again', () => {
    const eleven = Array.from({ length: 11 }, (_, at) => `#夜${at}`).join(' ')
    expect(names(`${eleven} #夜3 #夜10`)).toEqual([
      ...Array.from({ length: 10 }, (_, at) => `夜${at}`),
      '夜3',
    ])
    expect(hashtagKeysOf(`${eleven} #夜3`)).toHaveLength(10)
  })

  // A reader that begins anew at each mark would read these some million times over: minutes.
  it.each([
    '#'.repeat(20_000),
    '#あ'.repeat(200_000),
    ' #'.repeat(200_000),
    `#${'あ'.repeat(400_000)}`,
    `#${'あ・'.repeat(200_000)}`,
    'https://'.repeat(50_000),
    `${'http'.repeat(100_000)} #`,
    `#${'a\u200d'.repeat(200_000)}`,
  ])('is read in one pass (%#)', (text) => expect(findHashtags(text).length).toBeLessThan(2))
})

describe('a line', () => {
  it.each([
    ['#夜の港', '夜の港'],
    [' ＃夜の港\u3000', '夜の港'],
    ['#夜の港 灯台', undefined],
    ['夜の港', undefined],
    ['#123', undefined],
    ['', undefined],
  ])('%j is the hashtag %s', (line, name) => expect(readHashtag(line)).toBe(name))
})

describe('what hashtags are compared by', () => {
  it.each([
    ['ライブ', 'ﾗｲﾌﾞ'],
    ['live', 'LIVE'],
    ['live2026', 'ＬＩＶＥ２０２６'],
    ['が', 'か\u3099'],
    ['straße', 'STRASSE'],
    ['οδός', 'ΟΔΌΣ'],
    ['夜\u200dの', '夜の'],
  ])('%s is %s', (one, other) => expect(hashtagKey(one)).toBe(hashtagKey(other)))

  it.each([
    ['らいぶ', 'ライブ'],
    ['か', 'が'],
    ['cafe', 'café'],
    ['高橋', '髙橋'],
  ])('%s is not %s', (one, other) => expect(hashtagKey(one)).not.toBe(hashtagKey(other)))

  it.each([
    '',
    ' ',
    '#夜',
    '夜 港',
    '夜\u0000',
    '\u0000',
    '123',
    '夜\n',
    '夜\u202e',
    '\ud800',
    'x'.repeat(10_000),
  ])('is nothing for %j', (name) => expect(hashtagKey(name)).toBeUndefined())

  it('takes what is a word of JavaScript for a word', () => {
    expect(['__proto__', 'constructor'].map(hashtagKey)).toEqual(['__proto__', 'constructor'])
  })
})
