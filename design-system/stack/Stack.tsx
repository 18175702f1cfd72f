import type { ReactNode } from 'react'
import type { Space } from '../theme/contract.css.ts'
import { stack } from './Stack.css.ts'

export type BlockElement =
  | 'div'
  | 'section'
  | 'article'
  | 'header'
  | 'footer'
  | 'main'
  | 'aside'
  | 'nav'
  | 'form'
  | 'ul'
  | 'ol'
  | 'li'
  | 'span'

interface StackProps {
  children: ReactNode
  /** A step of the space scale: 4 is 16 px. */
  gap: Space
  align?: 'stretch' | 'start' | 'center' | 'end'
  as?: BlockElement
}

/** Lays its children out one under the other. */
export function Stack({ children, gap, align, as: Element = 'div' }: StackProps) {
  return <Element className={stack({ gap, align })}>{children}</Element>
}
