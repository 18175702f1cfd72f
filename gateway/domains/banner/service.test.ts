import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayInJapan } from '#rules/day.ts'
import { openCommunity } from '../chat/testing.ts'
import { bannersOf, countBanners, loadBanner, loadSection, sectionsAt } from './service.ts'
import { findCounts } from './store.ts'
import { banner, bannerCount, bannerSection, type BannerRow } from './tables.ts'
import { AddressRefused, writeSection, type WrittenBanner } from './writing.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
let shown: BannerRow[]
beforeAll(async () => {
  stage = await openCommunity()
  const [first] = await sectionsAt(stage.as(null), stage.communityId, 'INFORMATION')
  shown = await bannersOf(stage.as(null), first!)
})
afterAll(() => stage.close())

const guest = () => stage.as(null)
const today = () => dayInJapan(guest().now())
const counted = async ({ id }: { id: string }) =>
  (await findCounts(stage.db, id, today()))[0] ?? { seen: 0, pressed: 0 }

function write(banners: readonly Partial<WrittenBanner>[], linkHosts?: readonly string[]) {
  const { picture } = shown[0]!
  const title = { ja: '試しの帯', en: 'A trial' }
  return stage.db.transaction((transaction) =>
    writeSection(
      transaction,
      {
        communityId: stage.communityId,
        identifier: 'trial',
        place: 'STORE',
        title,
        kind: 'SWIPE',
        position: 9,
        banners: banners.map((each) => ({
          title,
          picture,
          href: '/store',
          opensAt: guest().now(),
          ...each,
        })),
      },
      linkHosts,
    ),
  )
}
const inAnHour = () => new Date(guest().now().getTime() + 3_600_000)

describe('banners', () => {
  it('stand at their place, each section by its own type', async () => {
    const at = async (place: 'INFORMATION' | 'STORE') =>
      (await sectionsAt(guest(), stage.communityId, place)).map(({ __typename }) => __typename)
    expect(await at('INFORMATION')).toEqual(['CarouselBannerSection', 'SlideBannerSection'])
    expect(await at('STORE')).toEqual(['SlideBannerSection', 'SwipeBannerSection'])
  })

  it('are known from when they appear until they are taken down', async () => {
    const id = await write([{ opensAt: inAnHour() }, { closesAt: inAnHour() }])
    const rows = await stage.db.select().from(banner).where(eq(banner.sectionId, id))
    const [later, now] = rows.toSorted((one, other) => one.position - other.position)
    expect(await bannersOf(guest(), { id })).toEqual([now])
    expect(await loadBanner(guest(), later!.id)).toBeNull()
    stage.pass(3_601)
    expect(await loadBanner(guest(), later!.id)).toEqual(later)
    expect(await bannersOf(guest(), { id })).toEqual([later])
    expect(await loadBanner(guest(), now!.id)).toBeNull()
  })

  it('leave out a section that has none to show', async () => {
    const id = await write([])
    const there = await sectionsAt(guest(), stage.communityId, 'STORE')
    expect(there.map((each) => each.id)).not.toContain(id)
    expect(await loadSection(guest(), id)).toMatchObject({ identifier: 'trial' })
  })
})

describe('a banner’s address', () => {
  it.each(['javascript:alert(1)', '//evil.example/', 'https://evil.example/', '/\\evil.example'])(
    'is refused before anything is written: %s',
    async (href) => {
      const before = await stage.db.$count(bannerSection)
      await expect(write([{}, { href }], ['shop.example.com'])).rejects.toThrow(AddressRefused)
      expect(await stage.db.$count(bannerSection)).toBe(before)
    },
  )

  it('may be https of a host that is listed', async () => {
    const id = await write([{ href: 'https://shop.example.com/a' }], ['shop.example.com'])
    expect(await bannersOf(guest(), { id })).toMatchObject([{ href: 'https://shop.example.com/a' }])
  })

  it('is held by the database too, for rows that are written by hand', async () => {
    const { id: _, ...like } = shown[0]!
    const insert = stage.db
      .insert(banner)
      .values({ ...like, id: 'banner_01h455vb4pex5vsknk084sn02q', href: 'javascript:alert(1)' })
    await expect(insert).rejects.toThrow()
  })
})

describe('what is counted', () => {
  it('is how often a banner was seen and pressed on a day, whoever it was', async () => {
    const [one, other] = shown as [BannerRow, BannerRow]
    await countBanners(guest(), { seen: [one.id, other.id], pressed: [] })
    await countBanners(stage.as(await stage.fan()), { seen: [one.id], pressed: [one.id] })
    expect(await counted(one)).toEqual({ seen: 2, pressed: 1 })
    expect(await counted(other)).toEqual({ seen: 1, pressed: 0 })
    expect(Object.keys(bannerCount)).not.toContain('fanId')
  })

  it('adds up when fifty look at once, in whatever order', async () => {
    const [, , one, other] = shown as [BannerRow, BannerRow, BannerRow, BannerRow]
    const before = await Promise.all([counted(one), counted(other)])
    await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        countBanners(guest(), {
          seen: at % 2 ? [one.id, other.id] : [other.id, one.id],
          pressed: at % 5 ? [] : [other.id],
        }),
      ),
    )
    expect(await counted(one)).toEqual({ ...before[0], seen: before[0].seen + 50 })
    expect(await counted(other)).toEqual({
      seen: before[1].seen + 50,
      pressed: before[1].pressed + 10,
    })
  })

  it('is a banner once a call, and nothing that is none', async () => {
    const [one] = shown as [BannerRow]
    const before = await counted(one)
    const seen = [one.id, one.id, 'banner_01h455vb4pex5vsknk084sn02q', stage.communityId]
    expect(await countBanners(guest(), { seen, pressed: [] })).toMatchObject({ count: 1 })
    expect(await counted(one)).toEqual({ ...before, seen: before.seen + 1 })
    expect(await countBanners(guest(), { seen: [], pressed: ['nothing'] })).toEqual({
      __typename: 'NotFoundError',
    })
  })
})
