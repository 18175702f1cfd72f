import { describe, expect, it } from 'vitest'
import { splitLinks } from './splitLinks.ts'

const links = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? [])

describe('splitLinks', () => {
  it('ends an address where Japanese goes on without a space', () => {
    expect(splitLinks('配信は「https://example.com/live?v=1」です。')).toEqual([
      { text: '配信は「' },
      { text: 'https://example.com/live?v=1', href: 'https://example.com/live?v=1' },
      { text: '」です。' },
    ])
  })

  it('leaves the sentence its full stop and bracket', () => {
    expect(links('(see https://example.com/a).')).toEqual(['https://example.com/a'])
  })

  it.each([
    'https://ja.wikipedia.org/wiki/推し_(曖昧さ回避)',
    'https://example.com/a(b(c)d)',
    'https://example.com/?q=[1]',
    'https://ja.wikipedia.org/wiki/ジャン・レノ',
  ])('keeps brackets that the address itself opened: %s', (address) => {
    expect(links(address)).toEqual([address])
    expect(links(`(${address})`)).toEqual([address])
    expect(links(`（${address}）。`)).toEqual([address])
    expect(links(`(${address}).`)).toEqual([address])
  })

  it.each([...'》〉〕】』」｣｝］）…‥｡。､、～〜：；”’〟！？'])('ends at %s', (mark) => {
    expect(links(`見て https://example.com/live${mark}ね`)).toEqual(['https://example.com/live'])
  })

  it('knows the scheme in any case', () => {
    expect(splitLinks('HTTPS://Example.com/A')).toEqual([
      { text: 'HTTPS://Example.com/A', href: 'https://Example.com/A' },
    ])
  })

  it('takes no time over brackets that nobody closes', () => {
    expect(links(`https://example.com/${'('.repeat(900)}`)).toHaveLength(1)
    expect(links(`https://example.com/${')'.repeat(900)}`)).toEqual(['https://example.com/'])
  })

  it('links https only', () => {
    expect(
      links('http://example.com javascript:alert(1) data:text/html,x ftp://example.com'),
    ).toEqual([])
  })

  it('does not link what hides its host behind a name', () => {
    expect(links('https://ouen.example@evil.example/')).toEqual([])
    expect(links('https://localhost/')).toEqual([])
  })

  it('gives back every character', () => {
    const text = 'a https://example.com/x, https:// b\nhttps://例え.jp/…'
    expect(
      splitLinks(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })
})
