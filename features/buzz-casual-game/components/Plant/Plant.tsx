import { weed, type Cell } from '#rules/games/greenhouse/greenhouse.ts'
import { plants, weedShape } from './shapes.ts'
import { picture } from './Plant.css.ts'

/** A plant or a weed, as large as the place around it. Its name stands with it. */
export function Plant({ kind }: { kind: Cell }) {
  const shapes = kind === weed ? weedShape : (plants[kind - 1] ?? [])
  return (
    <svg className={picture} viewBox="0 0 48 48" aria-hidden focusable="false">
      {shapes.map(({ d, fill }) => (
        <path key={d} d={d} fill={fill} />
      ))}
    </svg>
  )
}
