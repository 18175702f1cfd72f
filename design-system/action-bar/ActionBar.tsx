import type { ReactNode, Ref } from 'react'
import { bar } from './ActionBar.css.ts'

type ActionBarProps = {
  children: ReactNode
  /** By which it takes the focus, where it comes in the place of what was pressed. */
  ref?: Ref<HTMLDivElement>
}

/**
 * What a page is for: on a phone it stays over the tab bar, however long the page, and rests under what it stands
 * among; on larger screens it stands where it is written. Its place is a column (flex) of all that it belongs to.
 */
export function ActionBar({ children, ref }: ActionBarProps) {
  return (
    <div ref={ref} tabIndex={ref ? -1 : undefined} className={bar}>
      {children}
    </div>
  )
}
