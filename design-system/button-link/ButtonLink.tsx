import type { ReactNode } from 'react'
import { button, content } from '../button/Button.css.ts'
import { ButtonContent, type ButtonLook } from '../button/Button.tsx'
import { Link } from '../link/LinkProvider.tsx'

interface ButtonLinkProps extends ButtonLook {
  href: string
  /** Opens beside the app, in a tab of its own. */
  isExternal?: boolean
  children: ReactNode
}

/** Goes somewhere, with the weight of a button. */
export function ButtonLink({ href, children, icon, isExternal, ...look }: ButtonLinkProps) {
  const { tone = 'accent', emphasis = 'solid', size = 'medium', isFullWidth } = look
  return (
    <Link
      href={href}
      className={button({ tone, emphasis, size, isFullWidth, shape: 'words' })}
      target={isExternal ? '_blank' : undefined}
    >
      <span className={content}>
        <ButtonContent icon={icon}>{children}</ButtonContent>
      </span>
    </Link>
  )
}
