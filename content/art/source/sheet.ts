import { isLight, loop } from './pen.ts'

export type Ink = { color: string; width: number }
export type ShapeOptions = {
  ink?: Ink
  /** Cel shadow: the part of the shape left over when it is moved by (dx, dy). */
  cel?: [color: string, dx: number, dy: number]
  /** Rim or form light, found the same way. */
  rim?: [color: string, dx: number, dy: number]
  /** Takes the sheet's rim light, where the picture has one. */
  edge?: true
  /** Anything drawn inside, cut at the shape's edge. */
  inside?: string
}

const isPath = (text: string) => text.startsWith('M')
const toPath = (text: string) => (isPath(text) ? text : loop(text))

/** One picture being drawn: hands out unique ids and collects definitions. */
export class Sheet {
  #defs: string[] = []
  #count = 0
  #made = new Map<string, string>()
  readonly prefix: string
  /** Light from behind that falls on shapes marked as edges. */
  backlight: [color: string, dx: number, dy: number] | undefined
  constructor(prefix: string) {
    this.prefix = prefix
  }
  #id() {
    return `${this.prefix}${this.#count++}`
  }
  define(make: (id: string) => string): string {
    const key = make('')
    const known = this.#made.get(key)
    if (known) return known
    const id = this.#id()
    this.#made.set(key, id)
    this.#defs.push(make(id))
    return id
  }
  /** Draws `body` once and hands back a tag that shows it wherever it is wanted. */
  stamp(body: string): (transform: string) => string {
    const id = this.define((own) => `<g id="${own}">${body}</g>`)
    return (transform) => `<use href="#${id}" transform="${transform}"/>`
  }
  /** A path kept once in <defs>, for lines that several figures share. */
  keep(d: string): { id: string; fill: (color: string) => string } {
    const id = this.define((own) => `<path id="${own}" d="${d}"/>`)
    return { id, fill: (color) => `<use href="#${id}" fill="${color}"/>` }
  }
  /** Linear gradient in user space; stops are "colour offset [opacity]". */
  linear(x1: number, y1: number, x2: number, y2: number, ...stops: string[]): string {
    return `url(#${this.define((id) => `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopList(stops)}</linearGradient>`)})`
  }
  radial(cx: number, cy: number, r: number, ...stops: string[]): string {
    return `url(#${this.define((id) => `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}">${stopList(stops)}</radialGradient>`)})`
  }
  clip(d: string, inside: string): string {
    // beside its use and not in <defs>: the same path twice within reach packs to almost nothing
    const id = this.#id()
    return `<clipPath id="${id}"><path d="${toPath(d)}"/></clipPath><g clip-path="url(#${id})">${inside}</g>`
  }
  /** A filled shape with its contour, cel shadow and light. */
  shape(text: string, fill: string, { ink, cel, rim, edge, inside }: ShapeOptions = {}): string {
    const d = toPath(text)
    const light = this.backlight ? (edge ? this.backlight : undefined) : rim
    const pen = (width: number) =>
      ink ? ` stroke="${ink.color}" stroke-width="${num(width)}"` : ''
    // small figures get one plain contour; large ones a contour that grows heavier away from the light
    const plain =
      ink && isLight() ? `${pen(ink.width)} paint-order="stroke" stroke-linejoin="round"` : ''
    if (!cel && !light && !inside && (plain || !ink))
      return `<path d="${d}" fill="${fill}"${plain}/>`
    const id = this.#id()
    const show = (rest: string) => `<use href="#${id}"${rest}/>`
    const contour =
      ink && !plain
        ? show(
            ` fill="${ink.color}"${pen(ink.width)} stroke-linejoin="round" transform="translate(${num(ink.width * 0.12)} ${num(ink.width * 0.2)})"`,
          )
        : ''
    const within =
      (cel ? show(` fill="${fill}" transform="translate(${cel[1]} ${cel[2]})"`) : '') +
      (inside ?? '') +
      (light
        ? show(
            ` fill="none" stroke="${light[0]}" stroke-linejoin="round" stroke-width="${num(Math.hypot(light[1], light[2]))}" transform="translate(${light[1] / 2} ${light[2] / 2})"`,
          )
        : '')
    return `<clipPath id="${id}_"><path id="${id}" d="${d}"/></clipPath>${contour}${show(` fill="${cel ? cel[0] : fill}"${plain}`)}${within && `<g clip-path="url(#${id}_)">${within}</g>`}`
  }
  svg(width: number, height: number, body: string): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${this.#defs.join('')}</defs>${body}</svg>\n`
  }
}

const num = (n: number) => Math.round(n * 10) / 10

function stopList(stops: string[]): string {
  return stops
    .map((stop) => {
      const [color, offset, opacity] = stop.split(' ')
      return `<stop offset="${offset}" stop-color="${color}"${opacity ? ` stop-opacity="${opacity}"` : ''}/>`
    })
    .join('')
}

/** A plain filled path. */
export const fill = (d: string, color: string, opacity?: number) =>
  `<path d="${toPath(d)}" fill="${color}"${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`

/** Several paths in one colour as one element. */
export const fills = (color: string, ...ds: string[]) =>
  `<path fill="${color}" d="${ds.map(toPath).join('')}"/>`

export const group = (transform: string, body: string) => `<g transform="${transform}">${body}</g>`

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  color: string,
  extra = '',
) => `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${color}" ${extra}/>`

/** Path of an ellipse, to be used where a shape is wanted. */
export const oval = (cx: number, cy: number, rx: number, ry = rx) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`

/** Path of a rectangle with round corners. */
export const box = (x: number, y: number, w: number, h: number, r = 0) =>
  r
    ? `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1-${r} ${r}h-${w - 2 * r}a${r} ${r} 0 0 1-${r}-${r}v-${h - 2 * r}a${r} ${r} 0 0 1 ${r}-${r}z`
    : `M${x} ${y}h${w}v${h}h-${w}z`

/** A soft oval of light, turned by `turn` degrees; stops as for gradients. */
export function glow(
  s: Sheet,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  turn: number,
  ...stops: string[]
): string {
  return `<circle r="1" fill="${s.radial(0, 0, 1, ...stops)}" transform="translate(${cx} ${cy}) rotate(${turn}) scale(${rx} ${ry})"/>`
}
