import type { ReactNode, Ref } from 'react'
import { heading } from './Heading.css.ts'

type Size = 'display' | 'xlarge' | 'large' | 'medium' | 'small'

const sizeOfLevel = { 1: 'xlarge', 2: 'large', 3: 'medium', 4: 'small' } as const
const elementOfLevel = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const

interface HeadingProps {
  children: ReactNode
  /** Its place in the outline of the page. */
  level: 1 | 2 | 3 | 4
  /** How large it looks, where that is not what its level says. */
  size?: Size
  /** Keeps it on one line, cut with an ellipsis. */
  isClamped?: boolean
  id?: string
  /** -1 lets focus move here when the route changes. */
  tabIndex?: -1
  ref?: Ref<HTMLHeadingElement>
}

/** The name of a page or of a part of it. */
export function Heading({ children, level, size, isClamped, ...rest }: HeadingProps) {
  const Element = elementOfLevel[level]
  return (
    <Element className={heading({ size: size ?? sizeOfLevel[level], isClamped })} {...rest}>
      {children}
    </Element>
  )
}
