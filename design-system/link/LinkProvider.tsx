import { createContext, createElement, use, type ComponentType, type ReactNode } from 'react'

/** What every link of the design system hands to the router's link, or to a plain `<a>`. */
export interface LinkProps {
  href: string
  children: ReactNode
  className?: string
  target?: '_blank'
  rel?: string
  'aria-current'?: 'page'
  'aria-label'?: string
  'aria-hidden'?: true
  onClick?: () => void
  /** Tab passes it by: another way leads to the same place. */
  tabIndex?: -1 | undefined
}

function PlainLink({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

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
  const routed = use(LinkContext)
  const leaves = props.target === '_blank' || /^[a-z]+:/i.test(props.href)
  const rel = props.target === '_blank' ? 'noopener' : props.rel
  return createElement(leaves ? PlainLink : routed, { ...props, rel })
}
