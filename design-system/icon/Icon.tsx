import { filled, icon } from './Icon.css.ts'
import { filledShapes, shapes, type IconName } from './shapes.ts'

export type { IconName } from './shapes.ts'

// 1.75 at 24; a little heavier on the grid where it is drawn smaller, so that the ink stays even.
const strokeWidths = { 16: 2.1, 20: 1.9, 24: 1.75, 32: 1.6 } as const

interface IconProps {
  name: IconName
  /** CSS pixels. */
  size?: keyof typeof strokeWidths
  /** Its meaning, where no word beside it says so. */
  label?: string
  /** The solid form, for the place one is at. Icons without one keep their line. */
  isFilled?: boolean
}

/** A drawn sign in the colour of the text around it. */
export function Icon({ name, size = 20, label, isFilled = false }: IconProps) {
  const solid = isFilled ? filledShapes[name] : undefined
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      strokeWidth={strokeWidths[size]}
      className={solid ? filled : icon}
      {...named}
    >
      <path d={solid ?? shapes[name]} />
    </svg>
  )
}
