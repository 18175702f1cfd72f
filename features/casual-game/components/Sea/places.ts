import { rangeAt, type Aim } from '#rules/games/lighthouse/lighthouse.ts'
import { lighthouseTables as tables } from '#rules/games/lighthouse/tables.ts'

/** A picture's measures, in its own pixels. */
export type Size = { width: number; height: number }

/** How far from straight up the beam turns to either side. */
const widest = (72 * Math.PI) / 180
const foot = 46

const angleOf = (bearing: number): number => ((bearing - 500) / 500) * widest

/** Where the light stands. */
export const lamp = ({ width, height }: Size) => ({ x: width / 2, y: height - foot })

/** Where a bearing and a distance, each of 1000, are in a picture. */
export function placeOf(bearing: number, distance: number, size: Size) {
  const { x, y } = lamp(size)
  const angle = angleOf(bearing)
  return {
    x: x + (Math.sin(angle) / Math.sin(widest)) * (distance / 1000) * (size.width / 2 - 26),
    y: y - Math.cos(angle) * (distance / 1000) * (size.height - foot - 34),
  }
}

/** How the beam is held that shines on a point of the picture: the widest form that comes so far. */
export function aimAt(point: { x: number; y: number }, size: Size, step: number): Aim {
  const { x, y } = lamp(size)
  const across = ((point.x - x) / (size.width / 2 - 26)) * Math.sin(widest)
  const up = Math.max(0.02, (y - point.y) / (size.height - foot - 34))
  const angle = Math.max(-widest, Math.min(widest, Math.atan2(across, up)))
  const distance = Math.hypot(across, up) * 1000
  const reach = tables.ranges.findIndex((_, at) => rangeAt(at, step, tables) >= distance)
  return {
    aim: Math.round(((angle / widest + 1) / 2) * 63),
    reach: reach < 0 ? tables.ranges.length - 1 : reach,
  }
}

/** Where the rocks are: between the lanes, at distances that look thrown there. */
export const rocks = Array.from({ length: tables.lanes + 1 }, (_, at) => {
  const bearing = Math.max(12, Math.min(988, at * (1000 / tables.lanes)))
  return [330, 520, 700, 860].map((distance, row) => ({
    bearing,
    distance: distance + ((at * 53 + row * 31) % 70),
    size: 5 + ((at * 7 + row * 3) % 5),
  }))
}).flat()
