import PdfKit from 'pdfkit'
import type { Language } from '../../platform/graphql/context.ts'
import { openPaperFont } from './font.ts'
import { textOf, type Paper, type PaperRow, type PaperText } from './paper.ts'

type Pdf = PDFKit.PDFDocument

/** A4 in points, with its margins. */
const left = 56
const right = 595 - 56
const width = right - left
type Column = { at: number; width: number; align: 'left' | 'right' }
/** Of the items: name, quantity, price of one, amount. */
const columns: readonly Column[] = [
  { at: left, width: width - 280, align: 'left' },
  { at: right - 270, width: 60, align: 'right' },
  { at: right - 205, width: 100, align: 'right' },
  { at: right - 100, width: 100, align: 'right' },
]
/** Of the totals: which rate, how much, and the tax in it. */
const totalColumns: readonly Column[] = [
  { at: left, width: width - 210, align: 'right' },
  { at: right - 205, width: 80, align: 'right' },
  { at: right - 120, width: 120, align: 'right' },
]
const hairline = '#b8b8b8'

/**
 * A paper as a PDF of A4 pages, its text selectable, in a font of just its characters. `producedAt` is written into
 * it: the same paper at the same time is the same bytes.
 */
export async function pdfOf(paper: Paper, language: Language, producedAt: Date): Promise<Buffer> {
  const { bytes, canDraw } = await openPaperFont()
  const text = textOf(paper, language, canDraw)
  const pdf = new PdfKit({
    size: 'A4',
    margin: left,
    font: '',
    lang: language,
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    info: { Title: `${text.title} ${paper.number}`, CreationDate: producedAt, ModDate: producedAt },
  })
  const done = collect(pdf)
  pdf.font(bytes)
  drawHead(pdf, text)
  drawItems(pdf, [text.head, ...text.rows])
  drawTotals(pdf, text)
  drawEnd(pdf, text)
  pdf.end()
  return done
}

function collect(pdf: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
    })
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
}

function drawHead(pdf: Pdf, { title, reprint, facts, addressee, total, purpose }: PaperText): void {
  pdf.fontSize(10)
  if (reprint !== null) {
    const box = { width: pdf.widthOfString(reprint) + 16, height: 20 }
    pdf.rect(right - box.width, left, box.width, box.height).stroke()
    pdf.text(reprint, right - box.width, left + 3, { width: box.width, align: 'center' })
  }
  pdf.fontSize(24).text(title, left, left + 24, { width, align: 'center' })
  pdf.moveDown(0.6).fontSize(9)
  for (const fact of facts) pdf.text(fact, left, pdf.y, { width, align: 'right' })
  if (addressee !== null) {
    pdf
      .moveDown(0.6)
      .fontSize(15)
      .text(addressee, left, pdf.y, { width: width * 0.7 })
    line(pdf, right - width * 0.3)
  }
  pdf.moveDown(1).fontSize(10).text(total.label, left, pdf.y, { width, align: 'center' })
  pdf.fontSize(22).text(total.yen, { width, align: 'center' })
  pdf.moveDown(0.3).fontSize(10).text(purpose, { width, align: 'center' })
  pdf.moveDown(1.5)
}

/** A table that goes on over as many pages as it needs. */
function drawItems(pdf: Pdf, rows: readonly PaperRow[]): void {
  pdf.fontSize(9)
  for (const row of rows) {
    drawRow(pdf, row, columns)
    line(pdf, right)
  }
}

function drawTotals(pdf: Pdf, { totals }: PaperText): void {
  pdf.moveDown(0.6).fontSize(9)
  for (const { label, yen, tax } of totals) drawRow(pdf, [label, yen, tax ?? ''], totalColumns)
}

function drawRow(pdf: Pdf, row: readonly string[], among: readonly Column[]): void {
  const height = Math.max(...row.map((cell, at) => pdf.heightOfString(cell, among[at]!)))
  if (pdf.y + height > pdf.page.maxY()) pdf.addPage()
  const top = pdf.y
  row.forEach((cell, at) => {
    const { at: x, width: cellWidth, align } = among[at]!
    if (cell !== '') pdf.text(cell, x, top, { width: cellWidth, align })
  })
  pdf.y = top + height + 3
}

function drawEnd(pdf: Pdf, { notes, issuer }: PaperText): void {
  pdf.moveDown(1).fontSize(8)
  for (const note of notes) pdf.text(note, left, pdf.y, { width })
  pdf.moveDown(2)
  issuer.forEach((each, at) => {
    pdf.fontSize(at === 0 ? 12 : 9).text(each, left + width * 0.45, pdf.y, { width: width * 0.55 })
  })
}

function line(pdf: Pdf, until: number): void {
  pdf.moveTo(left, pdf.y).lineTo(until, pdf.y).lineWidth(0.5).strokeColor(hairline).stroke()
  pdf.strokeColor('black')
  pdf.y += 4
}
