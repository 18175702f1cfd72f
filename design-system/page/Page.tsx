import type { ReactNode } from 'react'
import { Heading } from '../heading/Heading.tsx'
import { TextLink } from '../text-link/TextLink.tsx'
import { page } from './Page.css.ts'

interface PageProps {
  /** The page's name, which takes the focus when the screen changes. Without one, a part of it brings its own. */
  title?: string
  /** The way back to where the page hangs. */
  back?: { href: string; label: string }
  /** `reading` for a column of text or a form, `medium` for two columns, `wide` for what fills a desktop. */
  width?: 'reading' | 'medium' | 'wide'
  /** On a phone it begins at the window's edges, as a picture does; its parts keep their own distance there. */
  isBleeding?: boolean
  children: ReactNode
}

/** A screen's paper: as wide as what is on it can be read, with the page's name and its parts one below the other. */
export function Page({ title, back, width = 'reading', isBleeding = false, children }: PageProps) {
  return (
    <div className={page({ width, isBleeding })}>
      {back && <TextLink href={back.href}>{back.label}</TextLink>}
      {title !== undefined && (
        <Heading level={1} tabIndex={-1}>
          {title}
        </Heading>
      )}
      {children}
    </div>
  )
}
