import { createContext, use } from 'react'
import type { Shape } from '#design-system/theme/theme.ts'

/** What a tenant's pages wear besides the theme, which a fan may change. Pictures are addresses on this origin. */
export type Brand = Shape & { logo: string; icon: string }

const BrandContext = createContext<Partial<Brand>>({})

export const BrandProvider = BrandContext

/** The picture that stands beside the tenant's name. */
export function useLogo(): string {
  return use(BrandContext).logo ?? '/art/mark.svg'
}
