import { createContext, use, type ComponentType, type ReactNode } from 'react'

/** What every link of the design system hands to the router's link, or to a plain `<a>`. */
export interface LinkProps {
  href: string
  children: ReactNode
  className?: string
  target?: '_blank'
  rel?: string
  'aria-current'?: 'page'
  'aria-label'?: string
  onClick?: () => void
}

const LinkContext = createContext<ComponentType<LinkProps> | undefined>(undefined)

interface LinkProviderProps {
  children: ReactNode
  /** The router's link. Without a provider, links are plain `<a>`. */
  link: ComponentType<LinkProps>
}

/** Says how links navigate, so that nothing here needs to know the router. */
export function LinkProvider({ children, link }: LinkProviderProps) {
  return <LinkContext value={link}>{children}</LinkContext>
}

/** A link without a look, for components here and for features' own whole-card links. */
export function Link(props: LinkProps) {
  const Routed = use(LinkContext)
  const leaves = props.target === '_blank' || /^[a-z]+:/i.test(props.href)
  if (Routed === undefined || leaves) {
    return <a {...props} rel={props.target === '_blank' ? 'noopener' : props.rel} />
  }
  return <Routed {...props} />
}
