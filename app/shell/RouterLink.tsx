import { Link } from 'react-router-dom'
import type { LinkProps } from '#design-system/link/LinkProvider.tsx'

/** The design system's links, led through the router: in the page's language, without a new document. */
export function RouterLink({ href, ...props }: LinkProps) {
  return <Link to={href} {...props} />
}
