import type { ReactNode } from 'react'
import type { BlockElement } from '../stack/Stack.tsx'
import type { Space } from '../theme/contract.css.ts'
import { surface } from './Surface.css.ts'

interface SurfaceProps {
  children: ReactNode
  /** `paper` lies on the page, `raised` floats, `sunken` recedes, `accent` is a tint of the palette. */
  tone: 'paper' | 'raised' | 'sunken' | 'accent'
  padding?: Space
  as?: BlockElement
}

/** A piece of paper to put things on. Not to be put inside another. */
export function Surface({ children, tone, padding, as: Element = 'div' }: SurfaceProps) {
  return <Element className={surface({ tone, padding })}>{children}</Element>
}
