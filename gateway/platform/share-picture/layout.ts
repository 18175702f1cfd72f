import * as scales from '@radix-ui/colors'
import { breakLines, cutLines, isUnbroken, type WidthOf } from './words.ts'

/** What Facebook, X, LINE and Discord show whole, in pixels. */
export const size = { width: 1200, height: 630 }
/** Where the art stands, at the right edge. */
export const artSize = { width: 470, height: 630, radius: 56 }

/** Texts as they are drawn, and whose colour they wear. */
type Drawn = {
  label: string
  title: string
  line: string
  site: string
  palette: string
  hasArt: boolean
}

/** What satori takes: an element without React. */
type Element = { type: 'div'; props: { style: object; children?: (Element | string)[] } }

const div = (style: object, ...children: (Element | string)[]): Element => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
})

const palettes = new Map(
  Object.entries(scales).map(([name, scale]) => [name, new Map(Object.entries(scale))]),
)

/** A colour of a palette: 1 is almost white, 12 almost black. An unknown palette is grey. */
export function colourOf(palette: string, step: number): string {
  const colour = palettes.get(palette)?.get(`${palette}${step}`)
  return colour ?? palettes.get('gray')!.get(`gray${step}`)!
}

const padding = 64
const lineSize = 29
/** A title is set as large as it fits without a broken word, else as it fits: in pixels, with so many lines of it and of what it belongs to. */
const titles = [
  { pixels: 76, most: 2, beside: 2 },
  { pixels: 64, most: 3, beside: 1 },
  { pixels: 54, most: 4, beside: 1 },
  { pixels: 46, most: 4, beside: 2 },
  { pixels: 40, most: 5, beside: 1 },
] as const
const smallest = titles[4]

/** The picture without its art: words at the left, in the palette's colours. */
export function layOut(drawn: Drawn, widthOf: WidthOf): Element {
  const { site, palette, hasArt } = drawn
  const colour = (step: number) => colourOf(palette, step)
  const circle = (style: object, step: number) =>
    div({ position: 'absolute', borderRadius: 999, background: colour(step), ...style })
  return div(
    {
      width: '100%',
      height: '100%',
      position: 'relative',
      fontFamily: 'Noto Sans JP',
      background: `linear-gradient(135deg, ${colour(2)}, ${colour(4)})`,
      color: colour(12),
    },
    circle({ width: 420, height: 420, left: -130, bottom: -220 }, 4),
    circle({ width: 150, height: 150, left: hasArt ? 560 : 1010, top: -60 }, 5),
    div({
      position: 'absolute',
      left: 0,
      bottom: 0,
      width: '100%',
      height: 14,
      background: colour(9),
    }),
    div(
      {
        position: 'absolute',
        left: padding,
        top: padding,
        height: 496,
        flexDirection: 'column',
        justifyContent: 'space-between',
      },
      div({ flexDirection: 'column', alignItems: 'flex-start' }, ...words(drawn, colour, widthOf)),
      div(
        { alignItems: 'center', fontSize: 32, fontWeight: 700 },
        div({ width: 20, height: 20, borderRadius: 999, background: colour(9), marginRight: 16 }),
        site,
      ),
    ),
  )
}

function words(
  { label, title, line, hasArt }: Drawn,
  colour: (step: number) => string,
  widthOf: WidthOf,
): Element[] {
  const width = size.width - (hasArt ? artSize.width : 0) - padding * 2
  const inLines = (text: string, pixels: number) => breakLines(text, width / pixels, widthOf)
  const fitting = titles.filter(({ pixels, most }) => inLines(title, pixels).length <= most)
  const whole = fitting.find(({ pixels }) => isUnbroken(title, width / pixels, widthOf))
  const set = whole ?? fitting[0] ?? smallest
  const { pixels, most, beside } = set
  const block = (lines: readonly string[], style: object) =>
    div(
      { flexDirection: 'column', ...style },
      ...lines.map((text) => div({ whiteSpace: 'pre' }, text)),
    )
  const pill = {
    fontSize: 26,
    fontWeight: 700,
    color: colour(11),
    background: colour(1),
    border: `2px solid ${colour(7)}`,
    borderRadius: 999,
    padding: '6px 24px 8px',
  }
  return [
    div(pill, label),
    block(cutLines(inLines(title, pixels), most), {
      marginTop: 28,
      fontSize: pixels,
      fontWeight: 700,
      lineHeight: 1.26,
    }),
    block(cutLines(inLines(line, lineSize), beside), {
      marginTop: 20,
      fontSize: lineSize,
      fontWeight: 500,
      lineHeight: 1.4,
      color: colour(11),
    }),
  ]
}
