import type { ReactNode } from 'react'
import type { BlockElement } from '../stack/Stack.tsx'
import type { Space } from '../theme/contract.css.ts'
import { columns } from './Columns.css.ts'

interface ColumnsProps {
  children: ReactNode
  gap: Space
  /** How narrow a column may get before one fewer is shown: 144, 240 or 320 px. */
  smallest: 'small' | 'medium' | 'large'
  as?: BlockElement
}

/** As many equal columns as the width has room for. */
export function Columns({ children, gap, smallest, as: Element = 'div' }: ColumnsProps) {
  return <Element className={columns({ gap, smallest })}>{children}</Element>
}
