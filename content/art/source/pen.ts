/** One point of a drawn line; a corner breaks the smooth flow. */
export type Point = { x: number; y: number; corner: boolean }

/** Reads "x,y x,y! x,y": points in drawing order, `!` marks a corner. */
export function points(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const corner = word.endsWith('!')
      const [x, y] = word.replace('!', '').split(',').map(Number)
      if (x === undefined || y === undefined || Number.isNaN(x + y))
        throw new Error(`point ${word}`)
      return { x, y, corner }
    })
}

let grain = 10
let light = false

/**
 * Chooses the pen for all that follows: points kept per unit (10 = tenths, 0.5 = even units), and
 * whether curves are written as light quadratic arcs, a third of the weight, good for small figures.
 */
export function setPen(perUnit: 0.5 | 1 | 2 | 5 | 10, lightCurves = false) {
  grain = perUnit
  light = lightCurves
}

export const isLight = () => light

/** Draws with true cubic curves even where the pen is light: faces need them. */
export function finely<T>(draw: () => T): T {
  const before = { light, grain }
  light = false
  grain = Math.max(1, grain)
  const drawn = draw()
  light = before.light
  grain = before.grain
  return drawn
}

const round = (n: number) => Math.round(n * grain) / grain
const num = (n: number) => String(round(n)).replace(/^(-?)0\./, '$1.')
const join = (ns: number[]) =>
  ns.map(num).reduce((out, n) => out + (out === '' || n.startsWith('-') ? '' : ' ') + n, '')

function tangent(list: Point[], i: number, closed: boolean): [number, number] {
  const n = list.length
  const a = closed ? list[(i - 1 + n) % n] : list[Math.max(0, i - 1)]
  const b = closed ? list[(i + 1) % n] : list[Math.min(n - 1, i + 1)]
  const p = list[i]
  if (!a || !b || !p) return [0, 0]
  const da = Math.hypot(p.x - a.x, p.y - a.y) || 1
  const db = Math.hypot(b.x - p.x, b.y - p.y) || 1
  // weight by the nearer neighbour so that uneven spacing does not overshoot
  const tx = ((p.x - a.x) / da) * db + ((b.x - p.x) / db) * da
  const ty = ((p.y - a.y) / da) * db + ((b.y - p.y) / db) * da
  const l = Math.hypot(tx, ty) || 1
  return [tx / l, ty / l]
}

type Spot = { x: number; y: number }

/** Control points of a quadratic spline whose arcs pass through `through` (solved by relaxation). */
function controls(through: Spot[], from: Spot | undefined, to: Spot | undefined): Spot[] {
  const n = through.length
  const c = through.map((p) => ({ ...p }))
  for (let pass = 0; pass < 12; pass++)
    for (let i = 0; i < n; i++) {
      const p = through[i]
      const own = c[i]
      if (!p || !own) continue
      const first = i === 0 && from
      const last = i === n - 1 && to
      const a = first ? from : c[(i - 1 + n) % n]
      const b = last ? to : c[(i + 1) % n]
      if (!a || !b) continue
      const wa = first ? 2 : 1
      const wb = last ? 2 : 1
      own.x = (8 * p.x - wa * a.x - wb * b.x) / (8 - wa - wb)
      own.y = (8 * p.y - wa * a.y - wb * b.y) / (8 - wa - wb)
    }
  return c
}

/** A smooth path through all points, sharp at corners. */
export function path(list: Point[], closed = true): string {
  return light ? lightPath(list, closed) : cubicPath(list, closed)
}

function cubicPath(list: Point[], closed: boolean): string {
  const n = list.length
  const first = list[0]
  if (!first) return ''
  let cx = round(first.x)
  let cy = round(first.y)
  let d = `M${join([cx, cy])}`
  const isCorner = (i: number) => list[i]?.corner || (!closed && (i === 0 || i === n - 1))
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const j = (i + 1) % n
    const p = list[i]
    const q = list[j]
    if (!p || !q) continue
    const len = Math.hypot(q.x - p.x, q.y - p.y)
    const ux = (q.x - p.x) / (len || 1)
    const uy = (q.y - p.y) / (len || 1)
    let t0 = tangent(list, i, closed)
    let t1 = tangent(list, j, closed)
    const mirror = ([tx, ty]: [number, number]): [number, number] => {
      const k = 2 * (tx * ux + ty * uy)
      return [k * ux - tx, k * uy - ty]
    }
    if (isCorner(i) && isCorner(j)) d += `l${join([q.x - cx, q.y - cy])}`
    else {
      if (isCorner(i)) t0 = mirror(t1)
      else if (isCorner(j)) t1 = mirror(t0)
      const h = len * 0.36
      d += `c${join([p.x + t0[0] * h - cx, p.y + t0[1] * h - cy, q.x - t1[0] * h - cx, q.y - t1[1] * h - cy, q.x - cx, q.y - cy])}`
    }
    // follow the rounded pen so that errors do not add up
    cx = round(cx + round(q.x - cx))
    cy = round(cy + round(q.y - cy))
  }
  return closed ? `${d}z` : d
}

/**
 * The same line, written as `q` and `t` segments, two numbers a
 * point, which is a third of what cubic curves weigh.
 */
function lightPath(list: Point[], closed: boolean): string {
  const at = list.findIndex((p) => p.corner)
  const ring = closed && at > 0 ? [...list.slice(at), ...list.slice(0, at)] : list
  const sharp = !closed || at >= 0
  const start = ring[0]
  if (!start) return ''
  if (!sharp) return ringPath(ring)
  let cx = round(start.x)
  let cy = round(start.y)
  let d = `M${join([cx, cy])}`
  const rest = closed ? [...ring.slice(1), { ...start, corner: true }] : ring.slice(1)
  let run: Spot[] = []
  rest.forEach((p, i) => {
    if (!p.corner && i < rest.length - 1) {
      run.push(p)
      return
    }
    const end = { x: round(p.x), y: round(p.y) }
    d += arcs({ x: cx, y: cy }, controls(run, { x: cx, y: cy }, end), end)
    cx = end.x
    cy = end.y
    run = []
  })
  return closed ? `${d}z` : d
}

/** Segments from a pen position over control points to an end. */
function arcs(from: Spot, through: Spot[], to: Spot): string {
  const first = through[0]
  if (!first) return `l${join([to.x - from.x, to.y - from.y])}`
  let pen = from
  let handle = { x: round(first.x), y: round(first.y) }
  let d = ''
  through.forEach((_, i) => {
    const next = through[i + 1]
    const goal = next
      ? { x: round((handle.x + next.x) / 2), y: round((handle.y + next.y) / 2) }
      : to
    d +=
      i === 0
        ? `q${join([handle.x - pen.x, handle.y - pen.y, goal.x - pen.x, goal.y - pen.y])}`
        : `t${join([goal.x - pen.x, goal.y - pen.y])}`
    // the browser mirrors the handle it drew, so follow that one and not the ideal
    handle = { x: 2 * goal.x - handle.x, y: 2 * goal.y - handle.y }
    pen = goal
  })
  return d
}

function ringPath(ring: Point[]): string {
  const c = controls(ring, undefined, undefined)
  const first = c[0]
  const last = c.at(-1)
  if (!first || !last) return ''
  const start = { x: round((first.x + last.x) / 2), y: round((first.y + last.y) / 2) }
  const d = arcs(start, c, start)
  return `M${join([start.x, start.y])}${d}z`
}

/** Path of a closed smooth outline written as text. */
export const loop = (text: string) => path(points(text))

/** A pen stroke that swells to `width` and thins at its ends (0 = needle, 1 = blunt). */
export function stroke(text: string, width: number, from = 0, to = 0): string {
  const list = points(text)
  const n = list.length
  let total = 0
  const at = list.map((p, i) => {
    const a = list[i - 1]
    if (a) total += Math.hypot(p.x - a.x, p.y - a.y)
    return total
  })
  const side = (s: number) =>
    list.map((p, i) => {
      const t = (at[i] ?? 0) / (total || 1)
      const swell = Math.sin(Math.PI * Math.min(1, Math.max(0, t))) ** 0.7
      const end = t < 0.5 ? from : to
      const w = (width / 2) * (end + (1 - end) * swell)
      const [tx, ty] = tangent(list, i, false)
      return {
        x: p.x - ty * w * s,
        y: p.y + tx * w * s,
        corner: p.corner || i === 0 || i === n - 1,
      }
    })
  const left = side(1)
  const right = side(-1).toReversed()
  return path([...left, ...right])
}

/** A lock of hair along a spine: `root` wide at its start, `belly` in the middle, a needle at the tip. */
export function lock(text: string, root: number, belly: number): string {
  const all = points(text)
  // seen small, a lock is a leaf: its root, its bend, its tip
  const list = light
    ? [all[0], all[Math.floor((all.length - 1) * 0.55 + 0.5)], all.at(-1)].filter(
        (p) => p !== undefined,
      )
    : all
  const n = list.length
  const side = (s: number) =>
    list.map((p, i) => {
      const t = i / (n - 1)
      const w = t >= 1 ? 0 : (root * (1 - t) ** 1.3 + belly * Math.sin(Math.PI * t ** 0.85)) / 2
      const [tx, ty] = tangent(list, i, false)
      return { x: p.x - ty * w * s, y: p.y + tx * w * s, corner: i === 0 || i === n - 1 }
    })
  const back = side(-1).toReversed().slice(1)
  return path([...side(1), ...(root === 0 ? back.slice(0, -1) : back)])
}

/**
 * The band of light around a head of hair: spindles that run along the strands
 * falling from the crown and grow together. `line` runs from left to right.
 */
export function halo(
  line: string,
  crown: [number, number],
  teeth: number,
  up: number,
  down: number,
  wide = 15,
): string {
  const list = points(line)
  const at = (t: number) => {
    const x = t * (list.length - 1)
    const i = Math.min(list.length - 2, Math.floor(x))
    const a = list[i] ?? { x: 0, y: 0 }
    const b = list[i + 1] ?? a
    return { x: a.x + (b.x - a.x) * (x - i), y: a.y + (b.y - a.y) * (x - i) }
  }
  // uneven on purpose: a hand does not draw a comb
  const vary = (i: number) => 0.6 + ((i * 7) % 5) * 0.2
  const lights = Array.from({ length: teeth }, (_, i) => {
    const p = at((i + 0.5) / teeth)
    const l = Math.hypot(p.x - crown[0], p.y - crown[1]) || 1
    const [dx, dy] = [(p.x - crown[0]) / l, (p.y - crown[1]) / l]
    const thin = Math.sin((Math.PI * (i + 0.5)) / teeth) ** 0.5
    const half = wide * thin
    const spot = (along: number, across: number, corner = false): Point => ({
      x: p.x + dx * along - dy * across,
      y: p.y + dy * along + dx * across,
      corner,
    })
    return path([
      spot(-up * thin * vary(i), 0, true),
      spot(0, -half, true),
      spot(down * thin * vary(i + 2), 0, true),
      spot(0, half, true),
    ])
  })
  return lights.join('')
}
