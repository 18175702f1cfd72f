import type { ReactNode } from 'react'
import type { BlockElement } from '../stack/Stack.tsx'
import type { Space } from '../theme/contract.css.ts'
import { inline } from './Inline.css.ts'

interface InlineProps {
  children: ReactNode
  /** A step of the space scale: 2 is 8 px. */
  gap: Space
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch'
  justify?: 'start' | 'center' | 'end' | 'between'
  /** Lets what does not fit go to the next line. */
  wrap?: boolean
  as?: BlockElement
}

/** Lays its children out side by side. */
export function Inline({ children, gap, align, justify, wrap, as: Element = 'div' }: InlineProps) {
  return <Element className={inline({ gap, align, justify, wrap })}>{children}</Element>
}
