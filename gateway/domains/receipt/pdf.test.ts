import { inflateSync } from 'node:zlib'
import { create, type Font } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { invoiceOf } from './invoice.ts'
import type { Paper } from './paper.ts'
import { pdfOf } from './pdf.ts'
import { textOf } from './testing.pdf.ts'

const soldAt = new Date('2026-11-22T15:30:00Z')

const paper = (own: Partial<Paper> = {}): Paper => ({
  kind: 'SALE',
  number: '261123-7K3M-9QPD',
  issuer: {
    name: '株式会社よいやみ放送局',
    postalCode: '000-0001',
    address: '架空県よいやみ市港町1丁目2番3号',
    phone: '000-0000-0123',
    email: 'desk@ouen.example',
    invoiceNumber: 'T0123456789012',
  },
  addressee: '髙橋 﨑子・𠮷田',
  soldAt,
  refundedAt: null,
  isPaidInCoins: false,
  invoice: invoiceOf([
    { name: '灯台のマグカップ', quantity: 2, unitYen: 1650, taxClass: 'STD10' },
    { name: '港町のおにぎりせんべい', quantity: 1, unitYen: 540, taxClass: 'RED8' },
  ]),
  isReprint: false,
  ...own,
})

/** The fonts that the file brings along. */
function fontsIn(bytes: Buffer): Font[] {
  const found: Font[] = []
  for (let at = bytes.indexOf('stream\n'); at >= 0; at = bytes.indexOf('\nstream\n', at + 1)) {
    const start = at + (bytes[at] === 10 ? 8 : 7)
    try {
      const stream = inflateSync(bytes.subarray(start, bytes.indexOf('endstream', start)))
      if (['true', '\0\u0001\0\0'].includes(stream.toString('latin1', 0, 4)))
        found.push(create(stream) as Font)
    } catch {
      // No stream of this kind.
    }
  }
  return found
}

describe('a receipt as a PDF', () => {
  it('says what a qualified invoice has to say, as text that can be selected', async () => {
    const text = await textOf(await pdfOf(paper(), 'ja', soldAt))
    for (const part of [
      '領収書',
      '261123-7K3M-9QPD',
      '2026年11月23日',
      '髙橋 﨑子・𠮷田 様',
      '株式会社よいやみ放送局',
      '登録番号 T0123456789012',
      '架空県よいやみ市港町1丁目2番3号',
      '灯台のマグカップ',
      '¥3,300',
      '港町のおにぎりせんべい ※',
      '¥3,840',
      '10%対象 ¥3,300 うち消費税 ¥300',
      '8%対象（軽減税率）※ ¥540 うち消費税 ¥40',
      '※は軽減税率（8%）の対象です。',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('再発行')
  })

  it.each(['髙', '﨑', '𠮷'])('draws %s by a glyph of its own, not by a box', async (kanji) => {
    const glyphsWith = async (addressee: string) => {
      const [font] = fontsIn(await pdfOf(paper({ addressee }), 'ja', soldAt))
      return Array.from({ length: font!.numGlyphs }, (_, id) => font!.getGlyph(id).path.toSVG())
    }
    // The same paper with one kanji more: its font has exactly one drawing more.
    const without = new Set(await glyphsWith('山'))
    const added = (await glyphsWith(`山${kanji}`)).filter((drawing) => !without.has(drawing))
    expect(added).toHaveLength(1)
    expect(added[0]!.length).toBeGreaterThan(50)
  })

  it('brings a font of its own characters, not all of them', async () => {
    const bytes = await pdfOf(paper(), 'ja', soldAt)
    expect(bytes.length).toBeLessThan(200_000)
    expect(fontsIn(bytes)[0]!.numGlyphs).toBeLessThan(300)
  })

  it('prints a geta where the font has no such character', async () => {
    expect(await textOf(await pdfOf(paper({ addressee: '山🦊' }), 'ja', soldAt))).toContain(
      '山〓 様',
    )
  })

  it('says so when it is printed again', async () => {
    expect(await textOf(await pdfOf(paper({ isReprint: true }), 'ja', soldAt))).toContain('再発行')
  })

  it('bears no number of a seller who is not registered', async () => {
    const issuer = { ...paper().issuer, invoiceNumber: null }
    expect(await textOf(await pdfOf(paper({ issuer }), 'ja', soldAt))).not.toContain('登録番号')
  })

  it('tells of coins that were sold as out of scope', async () => {
    const invoice = invoiceOf([
      { name: 'コイン 980枚', quantity: 1, unitYen: 980, taxClass: 'OUT_OF_SCOPE' },
    ])
    const text = await textOf(await pdfOf(paper({ invoice }), 'ja', soldAt))
    expect(text).toContain('対象外 ¥980')
    expect(text).toContain('有償コインの販売に消費税はかかりません。')
    expect(text).not.toContain('うち消費税')
  })

  it('tells of a refund on a paper of its own, with both days', async () => {
    const refundedAt = new Date('2026-12-01T03:00:00Z')
    const text = await textOf(await pdfOf(paper({ kind: 'REFUND', refundedAt }), 'ja', soldAt))
    for (const part of ['返金明細書', '取引日 2026年11月23日', '返金日 2026年12月1日', '返金額'])
      expect(text).toContain(part)
    expect(text).not.toContain('領収')
  })

  it('goes on over pages, and loses no item', async () => {
    const names = Array.from({ length: 30 }, (_, at) => `缶バッジ「${'港'.repeat(60)}」その${at}。`)
    const invoice = invoiceOf(
      names.map((name) => ({ name, quantity: 1, unitYen: 550, taxClass: 'STD10' })),
    )
    const bytes = await pdfOf(paper({ invoice }), 'ja', soldAt)
    const text = await textOf(bytes)
    for (const name of names) expect(text).toContain(name)
    expect(text).toContain('うち消費税 ¥1,500')
  })

  it('is in English where the fan reads English', async () => {
    const text = await textOf(await pdfOf(paper(), 'en', soldAt))
    for (const part of [
      'Receipt',
      'Nov 23, 2026',
      'Registration number T0123456789012',
      'of which tax ¥300',
    ])
      expect(text).toContain(part)
  })
})
