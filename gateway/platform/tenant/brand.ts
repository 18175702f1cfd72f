import { isOutage } from '../database/pools.ts'
import { toImage } from '../files/image.ts'
import type { Services } from '../graphql/context.ts'
import { within } from '../within.ts'
import { loadTenant } from './service.ts'
import type { Brand } from './tables.ts'

export type ThemeNames = { mode: string; palette: string; grey: string }

/** How a site looks to those who chose nothing, and what is fixed whatever they choose. */
export type SiteBrand = {
  theme: ThemeNames
  fixed: { radius?: string; font?: string; logo?: string; icon?: string } | undefined
}

type Check = (look: ThemeNames & { radius?: string; font?: string }) => void

/** A page waits no longer for its brand: what was read last is as good. */
const patienceMs = 200

/** Reads the brand of a tenant's row, and remembers it for when the database can't be asked. */
export function createBrandReader(services: Services): (check: Check) => Promise<SiteBrand> {
  const { cache, config, databaseFor, log } = services
  const { tenantId, theme } = config
  let last: SiteBrand = { theme, fixed: undefined }
  let of: Brand | undefined
  const read = async (check: Check) => {
    const { brand } = await loadTenant({ cache, db: databaseFor(tenantId), tenantId })
    if (brand === of) return
    of = brand
    const { mode, palette, grey, ...fixed } = brand
    const made = { theme: pick(theme, { mode, palette, grey }), fixed: toFixed(fixed) }
    check({ ...made.theme, ...made.fixed })
    last = made
  }
  return async (check) => {
    await within(patienceMs, read(check)).catch((error: unknown) => {
      if (!isOutage(error)) log.error({ err: error }, 'a brand can’t be worn; the last one stays')
    })
    return last
  }
}

function pick(theme: ThemeNames, own: Partial<ThemeNames>): ThemeNames {
  const { mode = theme.mode, palette = theme.palette, grey = theme.grey } = own
  return { mode, palette, grey }
}

function toFixed({ radius, font, logo, icon }: Brand): SiteBrand['fixed'] {
  const urlOf = (image: NonNullable<typeof logo>) => toImage(image, { language: 'ja' }).url
  const fixed = {
    ...(radius && { radius }),
    ...(font && { font }),
    ...(logo && { logo: urlOf(logo) }),
    ...(icon && { icon: urlOf(icon) }),
  }
  return Object.keys(fixed).length > 0 ? fixed : undefined
}
