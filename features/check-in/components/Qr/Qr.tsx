import { qrOf } from '#rules/qr.ts'
import { paper } from './Qr.css.ts'

/** The light modules that belong around it. */
const margin = 4

/** A text as a QR code, to be scanned from a screen. */
export function Qr({ text, label }: { text: string; label: string }) {
  const rows = qrOf(text)
  const size = rows.length + margin * 2
  const path = rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x + margin} ${y + margin}h1v1h-1z`] : [])),
    )
    .join('')
  return (
    <svg
      className={paper}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
