import type { Kind } from '#rules/games/harbour/tables.ts'
import { buildings } from './shapes.ts'
import { flag, glow, picture } from './Building.css.ts'

type BuildingProps = {
  kind: Kind
  level?: number
  /** All around it helps it: there is light in its windows. */
  isAtHome?: boolean
}

/** By how much of its place a building fills it, level by level. */
const sizes = [0.8, 0.9, 1]

/** A building, as large as the place around it lets it be. Its name stands with it. */
export function Building({ kind, level = 3, isAtHome = false }: BuildingProps) {
  const size = sizes[level - 1] ?? 1
  return (
    <svg className={picture({ isAtHome })} viewBox="0 0 64 64" aria-hidden focusable="false">
      {isAtHome && <ellipse className={glow} cx="32" cy="40" rx="31" ry="25" />}
      <g transform={`translate(${32 - 32 * size} ${60 - 60 * size}) scale(${size})`}>
        {buildings[kind - 1]!.map(({ d, fill }) => (
          <path key={d} d={d} fill={fill} />
        ))}
      </g>
    </svg>
  )
}

/** One flag a level, the first of which is the building itself. */
export function Flags({ level }: { level: number }) {
  if (level < 2) return null
  return (
    <svg className={picture()} viewBox="0 0 24 12" aria-hidden focusable="false">
      {[0, 12].slice(0, level - 1).map((x) => (
        <path key={x} className={flag} d={`M${x + 2} 11V1l8 3-8 3`} />
      ))}
    </svg>
  )
}
