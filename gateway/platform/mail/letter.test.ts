import { describe, expect, it } from 'vitest'
import { writeMail, type Letter } from './letter.ts'

const letter: Letter = {
  subject: 'Subject',
  greeting: 'Hi Mio,',
  title: 'Title',
  parts: [
    { kind: 'text', text: 'one\ntwo' },
    {
      kind: 'lines',
      lines: [{ name: 'Badge', quantity: 2, sum: '¥2' }],
      totals: [
        ['Total', '¥2'],
        ['Tax', '¥0'],
      ],
    },
    { kind: 'facts', title: 'Facts', facts: [['Number', '1']] },
    { kind: 'codes', title: 'Store', codes: [['Code', '123']], how: 'How' },
    { kind: 'action', label: 'Look', href: 'https://fans.example/look' },
    { kind: 'note', text: 'Note' },
  ],
}
const sender = { brand: 'Yoiyami', supportHref: 'https://fans.example/support/contact' }
const { html, text } = writeMail('en', letter, sender)

/** The relative luminance and contrast of WCAG 2.2. */
function luminanceOf(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}
function contrastOf(one: string, other: string): number {
  const [low, high] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
  return (high! + 0.05) / (low! + 0.05)
}

/** What each class is, in light mode or in dark. */
function coloursOf(mode: 'light' | 'dark'): ReadonlyMap<string, Record<string, string>> {
  const found =
    mode === 'dark'
      ? html.matchAll(/\.(\w+)\{([^}]*)\}/g)
      : html.matchAll(/class="(\w+)" style="([^"]*)"/g)
  return new Map(
    [...found].map(([, name = '', style = '']) => [
      name,
      Object.fromEntries(
        [...style.matchAll(/(?:^|;)(color|background):(#[0-9a-f]{6})/g)].map(([, key, value]) => [
          key!,
          value!,
        ]),
      ),
    ]),
  )
}

describe.each(['light', 'dark'] as const)('in %s mode', (mode) => {
  const colours = coloursOf(mode)
  it('each part has colours of its own', () => {
    const worn = new Set([...html.matchAll(/class="(\w+)"/g)].map(([, name]) => name!))
    expect([...worn].filter((name) => !colours.has(name))).toEqual([])
    expect(worn.size).toBeGreaterThan(5)
  })

  it('can be read', () => {
    const paper = colours.get('paper')!['background']!
    const page = colours.get('page')!['background']!
    const code = colours.get('code')!['background']!
    const on = (name: string, under: string) => contrastOf(colours.get(name)!['color']!, under)
    for (const ratio of [
      on('strong', paper),
      on('muted', paper),
      on('muted', page),
      on('link', page),
      on('strong', code),
      on('muted', code),
      on('button', colours.get('button')!['background']!),
    ])
      expect(ratio).toBeGreaterThanOrEqual(4.5)
  })
})

it('asks for nothing from anywhere, and runs nothing', () => {
  expect(html).not.toMatch(/<(img|script|link|iframe|object|form)\b|url\(|@import|\ssrc=|\son\w+=/i)
  const addresses = [...html.matchAll(/https?:\/\/[^"<\s]+/g)].map(([address]) => address)
  expect(new Set(addresses)).toEqual(
    new Set(['https://fans.example/look', 'https://fans.example/support/contact']),
  )
})

it('reads in the same order as text', () => {
  expect(text).toBe(`Hi Mio,

Title

one
two

- Badge × 2: ¥2
Total: ¥2
Tax: ¥0

Facts
Number: 1

Store
Code: 123
How

Look
https://fans.example/look

Note

Yoiyami
Nobody reads answers to this mail. If you have a question, ask us here:
https://fans.example/support/contact
`)
})
