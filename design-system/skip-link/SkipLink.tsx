import { skipLink } from './SkipLink.css.ts'

interface SkipLinkProps {
  /** The id of the main content, with its hash: `#main`. */
  href: string
  label: string
}

/** The first stop of the Tab key: past the navigation, to the content. */
export function SkipLink({ href, label }: SkipLinkProps) {
  return (
    <a href={href} className={skipLink}>
      {label}
    </a>
  )
}
