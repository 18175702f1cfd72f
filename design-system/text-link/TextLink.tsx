import type { ReactNode } from 'react'
import { Link } from '../link/LinkProvider.tsx'
import { textLink } from './TextLink.css.ts'

interface TextLinkProps {
  href: string
  children: ReactNode
  tone?: 'accent' | 'inherit'
  /** Opens in a new tab; say so in the words. */
  isExternal?: boolean
}

/** A link in running text, always underlined: colour alone would not say it. */
export function TextLink({ href, children, tone = 'accent', isExternal }: TextLinkProps) {
  return (
    <Link href={href} className={textLink({ tone })} target={isExternal ? '_blank' : undefined}>
      {children}
    </Link>
  )
}
