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
