import type { ReactNode } from 'react'
import { Icon } from '#design-system/icon/Icon.tsx'
import { line } from './FoldedLine.css.ts'

/** An item of a list that stands where something is not shown, and says so in passing. */
export function QuietLine({ children }: { children: ReactNode }) {
  return (
    <li className={line}>
      <Icon name="eyeOff" size={16} />
      {children}
    </li>
  )
}
