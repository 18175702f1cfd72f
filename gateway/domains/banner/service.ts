import { listSizes } from '#schema/listSizes.generated.ts'
import type { BannerPlace } from '#schema/types.generated.ts'
import { dayInJapan } from '#rules/day.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { loadKept, loadKnownRow } from '../../platform/graphql/loadKept.ts'
import { prefixOf } from '../../platform/ids.ts'
import { mayEnter } from '../community/service.ts'
import type { CountBannersInput } from '../types.generated.ts'
import {
  addCounts,
  findBanners,
  findBannersOf,
  findSections,
  findSectionsOf,
  type Counted,
} from './store.ts'
import type { BannerRow, BannerSectionRow } from './tables.ts'

/** How a section is looked through, by the prefix of its id. */
const typeNames = new Map([
  ['bannercarousel', 'CarouselBannerSection'],
  ['bannerslide', 'SlideBannerSection'],
  ['bannerswipe', 'SwipeBannerSection'],
] as const)

type SectionPrefix = Parameters<(typeof typeNames)['get']>[0]
const typeOf = (id: string) => typeNames.get(prefixOf(id) as SectionPrefix)

/** The section with this id where the viewer may know of it, or null. */
export async function loadSection(
  context: GatewayContext,
  id: string,
): Promise<BannerSectionRow | null> {
  if (!typeOf(id)) return null
  return loadKnownRow(context, 'bannerSection', findSections, id, (each) =>
    mayEnter(context, each?.communityId),
  )
}

/** The banner with this id where it can be seen now and the viewer may know of it, or null. */
export async function loadBanner(context: GatewayContext, id: string): Promise<BannerRow | null> {
  if (prefixOf(id) !== 'banner') return null
  const row = await loadKnownRow(context, 'banner', findBanners, id, async (each) => {
    const section = each && (await loadSection(context, each.sectionId))
    return !!section
  })
  return row && isUp(row, context.now()) ? row : null
}

const isUp = ({ opensAt, closesAt }: BannerRow, now: Date) =>
  opensAt <= now && (closesAt === null || now < closesAt)

/** A section's banners that can be seen now, in its order. */
export async function bannersOf(
  context: GatewayContext,
  { id }: Pick<BannerSectionRow, 'id'>,
): Promise<BannerRow[]> {
  const rows = await loadKept(context, 'bannersOf', id, findBannersOf, [])
  return rows
    .filter((row) => isUp(row, context.now()))
    .slice(0, listSizes['CarouselBannerSection.banners'])
}

/** A community's sections at a place, each with something to show; none for whoever may not enter it. */
export async function sectionsAt(context: GatewayContext, communityId: string, place: BannerPlace) {
  if (!(await mayEnter(context, communityId))) return []
  const { cache, db, tenantId } = context
  const rows = await cache.get(tenantId, 'bannerSectionsOf', communityId, () =>
    findSectionsOf(db, communityId),
  )
  const there = rows.filter((row) => row.place === place)
  const shown = await Promise.all(there.map((row) => bannersOf(context, row)))
  return there
    .filter((_, at) => shown[at]!.length > 0)
    .slice(0, listSizes['Community.bannerSections'])
    .map((row) => ({ ...row, __typename: typeOf(row.id)! }))
}

/** As many as a screen could show: whoever sends more counts none of the rest. */
const mostCounted = 24

/** Counts what somebody saw and pressed, each banner once a call. Who it was is not asked. */
export async function countBanners(context: GatewayContext, { seen, pressed }: CountBannersInput) {
  const ids = new Set([...seen.slice(0, mostCounted), ...pressed.slice(0, mostCounted)])
  const known = await Promise.all([...ids].map((id) => loadBanner(context, id)))
  const [isSeen, isPressed] = [new Set(seen), new Set(pressed)]
  const counts = known.flatMap((row): Counted[] =>
    row ? [{ bannerId: row.id, seen: +isSeen.has(row.id), pressed: +isPressed.has(row.id) }] : [],
  )
  if (counts.length === 0) return { __typename: 'NotFoundError' as const }
  await addCounts(context.db, dayInJapan(context.now()), counts)
  return { __typename: 'CountBannersSuccess' as const, count: counts.length }
}
