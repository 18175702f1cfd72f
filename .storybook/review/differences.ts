import { createHash } from 'node:crypto'
import { diffArrays } from 'diff'
import type { Pixels } from '#tests/visual/pictures.ts'
import type { Difference, Region } from './change.ts'

/** Rows and columns between two changes that stayed as they were; fewer, and both are one change. */
const smallestGap = 6
/** More rows than this differ: the whole picture is another one, and aligning it would only take long. */
const mostEdits = 1200
/** One colour for another is the cause, where it makes up this much of what changed. */
const colourShare = 0.6

/** Rows of the one picture that stand in the place of rows of the other; ends are exclusive. */
interface Hunk {
  before: [start: number, end: number]
  now: [start: number, end: number]
}

/**
 * Finds what changed between two pictures, as one compares two texts line by line: what merely
 * moved down because something above it grew is no change.
 */
export function differenceBetween(before: Pixels, now: Pixels): Difference {
  const hunks = alignRows(before, now).flatMap((hunk) => measure(before, now, hunk))
  const pixels = hunks.reduce((sum, hunk) => sum + hunk.pixels, 0)
  const colours = commonColours(hunks.flatMap((hunk) => [...hunk.colours]))
  const keys = hunks.map(({ key }) => key)
  const [colour, count = 0] = colours
  if (colour && count >= pixels * colourShare) keys.unshift(colour)
  return { regions: hunks.map(({ region }) => region), pixels, keys }
}

function alignRows(before: Pixels, now: Pixels): Hunk[] {
  const whole: Hunk = { before: [0, before.height], now: [0, now.height] }
  if (before.width !== now.width) return [whole]
  const edits = diffArrays(rowsOf(before), rowsOf(now), { maxEditLength: mostEdits })
  if (!edits) return [whole]
  const hunks: Hunk[] = []
  let [top, topNow] = [0, 0]
  for (const { added, removed, count } of edits) {
    const end = added ? top : top + count
    const endNow = removed ? topNow : topNow + count
    if (added || removed) join(hunks, { before: [top, end], now: [topNow, endNow] })
    ;[top, topNow] = [end, endNow]
  }
  return hunks
}

function join(hunks: Hunk[], next: Hunk): void {
  const last = hunks.at(-1)
  if (!last || next.now[0] - last.now[1] > smallestGap) hunks.push(next)
  else [last.before[1], last.now[1]] = [next.before[1], next.now[1]]
}

function rowsOf({ width, height, bytes }: Pixels): string[] {
  const row = width * 3
  return Array.from({ length: height }, (_, at) =>
    bytes.toString('latin1', at * row, (at + 1) * row),
  )
}

interface Measured {
  region: Region
  pixels: number
  colours: ReadonlyMap<string, number>
  key: string
}

function measure(before: Pixels, now: Pixels, hunk: Hunk): Measured[] {
  const [height = 0, heightNow = 0] = [hunk.before, hunk.now].map(([start, end]) => end - start)
  const isInPlace = before.width === now.width && height === heightNow
  const parts = isInPlace ? changedInPlace(before, now, hunk) : [redrawn(before, now, hunk)]
  return parts.map(({ left, right, ...counted }) => {
    const region = { left, top: hunk.now[0], width: right - left, height: heightNow }
    const crops = [crop(before, { ...region, top: hunk.before[0], height }), crop(now, region)]
    const key = createHash('sha1').update(crops.join('>')).digest('base64')
    return { ...counted, region, key }
  })
}

/** Columns, the end exclusive, and what changed in them. */
interface Part {
  left: number
  right: number
  pixels: number
  colours: Map<string, number>
}

/** Pixels that have another colour in the same place, apart where columns lie between that have not changed. */
function changedInPlace(before: Pixels, now: Pixels, hunk: Hunk): Part[] {
  const parts: Part[] = []
  for (let column = 0; column < now.width; column++)
    for (let row = 0; row < hunk.now[1] - hunk.now[0]; row++) {
      const one = colourAt(before, column, hunk.before[0] + row)
      const other = colourAt(now, column, hunk.now[0] + row)
      if (one !== other) count(parts, column, `${toHex(one)} → ${toHex(other)}`)
    }
  return parts
}

function count(parts: Part[], column: number, pair: string): void {
  let part = parts.at(-1)
  if (!part || column - part.right > smallestGap) {
    part = { left: column, right: column, pixels: 0, colours: new Map() }
    parts.push(part)
  }
  part.right = column + 1
  part.pixels++
  part.colours.set(pair, (part.colours.get(pair) ?? 0) + 1)
}

/** Rows came or went: of those, what is not the background that a row begins with. */
function redrawn(before: Pixels, now: Pixels, hunk: Hunk): Part {
  let [left, right, pixels] = [now.width, 0, 0]
  const both = [
    [before, hunk.before],
    [now, hunk.now],
  ] as const
  for (const [picture, [start, end]] of both)
    for (let row = start; row < end; row++)
      for (let column = 1; column < picture.width; column++) {
        if (colourAt(picture, column, row) === colourAt(picture, 0, row)) continue
        left = Math.min(left, column)
        right = Math.max(right, column + 1)
        pixels++
      }
  // Nothing but background came or went: space.
  const isSpace = right === 0
  return isSpace
    ? { left: 0, right: now.width, pixels: now.width, colours: new Map() }
    : { left, right, pixels, colours: new Map() }
}

function crop({ width, bytes }: Pixels, { left, top, width: columns, height }: Region): string {
  const hash = createHash('sha1')
  for (let row = top; row < top + height; row++)
    hash.update(bytes.subarray((row * width + left) * 3, (row * width + left + columns) * 3))
  return `${height}:${hash.digest('base64')}`
}

function colourAt({ width, bytes }: Pixels, column: number, row: number): number {
  return bytes.readUIntBE((row * width + column) * 3, 3)
}

function toHex(colour: number): string {
  return `#${colour.toString(16).padStart(6, '0')}`
}

function commonColours(counts: readonly (readonly [string, number])[]): [string, number] | [] {
  const sums = new Map<string, number>()
  for (const [pair, count] of counts) sums.set(pair, (sums.get(pair) ?? 0) + count)
  return [...sums].toSorted(([, one], [, other]) => other - one)[0] ?? []
}
