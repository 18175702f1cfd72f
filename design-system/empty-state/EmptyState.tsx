import type { ReactNode } from 'react'
import { Heading } from '../heading/Heading.tsx'
import { bodyStyle, empty, figureStyle, words } from './EmptyState.css.ts'

interface EmptyStateProps {
  /** A drawn figure, decorative. */
  figure: ReactNode
  title: string
  /** What will be here, in a line or two. */
  body: ReactNode
  /** The first step. */
  action?: ReactNode
  headingLevel?: 1 | 2 | 3
}

/** A place that nothing is in yet, or nothing could be brought to. */
export function EmptyState({ figure, title, body, action, headingLevel = 2 }: EmptyStateProps) {
  return (
    <div className={empty}>
      <div className={figureStyle}>{figure}</div>
      <div className={words}>
        <Heading level={headingLevel} size="medium">
          {title}
        </Heading>
        <div className={bodyStyle}>{body}</div>
      </div>
      {action}
    </div>
  )
}
