import { faultOfAddress } from '#rules/address.ts'
import type { ImageRef, LocalizedText } from '../../platform/database/columns.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import { newId } from '../../platform/ids.ts'
import { banner, bannerSection, type BannerSectionRow } from './tables.ts'

const prefixes = {
  CAROUSEL: 'bannercarousel',
  SLIDE: 'bannerslide',
  SWIPE: 'bannerswipe',
} as const

export type WrittenBanner = {
  title: LocalizedText
  note?: LocalizedText | undefined
  picture: ImageRef
  href: string
  sponsor?: LocalizedText | undefined
  talentId?: string | undefined
  opensAt: Date
  closesAt?: Date | undefined
}

export type WrittenSection = Pick<
  BannerSectionRow,
  'communityId' | 'identifier' | 'place' | 'title' | 'position'
> & { kind: keyof typeof prefixes; banners: readonly WrittenBanner[] }

/** What an operator wrote leads where no page may lead. */
export class AddressRefused extends Error {}

/**
 * Writes a section with its banners and answers its id. Throws `AddressRefused` before anything is written where one
 * leads elsewhere than to a path of ours or to `https` of one of these hosts.
 */
export async function writeSection(
  transaction: Transaction,
  { kind, banners, ...section }: WrittenSection,
  linkHosts: readonly string[] = [],
): Promise<string> {
  for (const { href, title } of banners) {
    const fault = faultOfAddress(href, linkHosts)
    if (fault) throw new AddressRefused(`「${title.ja}」 can’t lead to "${href}": ${fault}`)
  }
  const id = newId(prefixes[kind])
  await transaction.insert(bannerSection).values({ ...section, id })
  if (banners.length > 0)
    await transaction.insert(banner).values(
      banners.map((each, position) => ({
        ...each,
        id: newId('banner'),
        sectionId: id,
        position,
      })),
    )
  return id
}
