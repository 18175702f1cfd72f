import type { ReactNode } from 'react'
import { link } from './Book.css.ts'

/** Leads the whole of Storybook to a story: `StoryLink id="components-button--playground"`. */
export function StoryLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <a className={link} href={`./?path=/story/${id}`} target="_top">
      {children}
    </a>
  )
}
