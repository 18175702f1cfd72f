import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { art } from './index.ts'
import type { Art } from './index.ts'

const folder = new URL('./', import.meta.url)
const pictures: [string, Art][] = Object.entries(art)
const read = (picture: Art) => readFileSync(new URL(picture.file, folder), 'utf8')

describe.each(pictures)('%s', (key, picture) => {
  const svg = read(picture)

  it('weighs at most 15 kB compressed', () => {
    expect(gzipSync(svg, { level: 9 }).length).toBeLessThanOrEqual(15 * 1024)
  })

  it('stands on a ground only where nothing shows through', async () => {
    expect((await sharp(Buffer.from(svg)).stats()).isOpaque).toBe(picture.isOpaque)
  })

  it('is nothing but drawing', () => {
    expect(svg).not.toMatch(/<(script|foreignObject|style|text|image|a|animate|set)\b/i)
    expect(svg).not.toMatch(/\son\w+=/i)
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/https?:|data:/i)
    for (const [, target] of svg.matchAll(/href="([^"]*)"/g)) expect(target).toMatch(/^#/)
  })

  it('has the size that the manifest tells', () => {
    expect(svg).toContain(`viewBox="0 0 ${picture.width} ${picture.height}"`)
    expect(picture.file.replace(/^held\//, '')).toBe(`${key}.svg`)
  })

  it('says where to look and what is seen', () => {
    expect(picture.dominantColor).toMatch(/^#[0-9a-f]{6}$/)
    for (const at of [picture.focus.x, picture.focus.y]) {
      expect(at).toBeGreaterThanOrEqual(0)
      expect(at).toBeLessThanOrEqual(1)
    }
    expect(picture.alt.ja).not.toBe('')
    expect(picture.alt.en).not.toBe('')
  })
})

it('gives no id twice, so that pictures can stand in one page', () => {
  const ids = pictures.flatMap(([, p]) => [...read(p).matchAll(/\sid="([^"]+)"/g)].map((m) => m[1]))
  expect(new Set(ids).size).toBe(ids.length)
})

it('lists every picture in the folder', () => {
  const files = ['', 'held/'].flatMap((part) =>
    readdirSync(new URL(part, folder)).flatMap((name) =>
      name.endsWith('.svg') ? [part + name] : [],
    ),
  )
  expect(files.toSorted()).toEqual(pictures.map(([, p]) => p.file).toSorted())
})
