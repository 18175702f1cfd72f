import type { Config } from '../../platform/config.ts'

const longest = 300

/** Art that the build draws as PNG too, since those who show shared pages take no SVG. */
const art = /^\/art\/(?:(?:scene|goods)-[a-z0-9-]+|(?:[a-z0-9-]+-)?share)\.png$/
const brand = /^\/files\/tenants\/([a-z][a-z0-9-]{1,30})\/brand\/upload_[0-9a-z]{26}\.webp$/

/**
 * The path of the picture that the last part of `/v/<page>/<encoded>` names: decoded once, of this site, and one of
 * those that may stand there, whole. Null for all else: what is decoded to something that would be decoded again, leads
 * up, elsewhere or to another tenant's, holds markup or a scheme.
 */
export function sharePictureOf(
  { origin, tenantId }: Pick<Config, 'origin' | 'tenantId'>,
  encoded: string,
): string | null {
  if (encoded.length > longest) return null
  let decoded: string
  try {
    decoded = decodeURIComponent(encoded)
  } catch {
    return null
  }
  const path = decoded.startsWith(`${origin}/`) ? decoded.slice(origin.length) : decoded
  const isKnown = art.test(path) || brand.exec(path)?.[1] === tenantId
  return isKnown ? path : null
}
