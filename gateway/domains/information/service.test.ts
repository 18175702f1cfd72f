import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { informations as told } from '#content/informations.ts'
import { openCommunity } from '../chat/testing.ts'
import { newId } from '../../platform/ids.ts'
import {
  informationsOf,
  isFavorite,
  isUnread,
  favorInformation,
  favoriteInformations,
  loadInformation,
  neighborsOf,
  readInformation,
  unreadCount,
} from './service.ts'
import { information, informationMark, type InformationRow } from './tables.ts'

const minute = 60
const day = 24 * 60 * minute

describe.each(['off', 'on'])('informations, in a community that is closed: %s', (closed) => {
  let stage: Awaited<ReturnType<typeof openCommunity>>
  let member: string
  beforeAll(async () => {
    stage = await openCommunity({ CLOSED_COMMUNITY: closed })
    member = await stage.fan()
  })
  afterAll(() => stage.close())

  it('are read a page at a time, the newest first', async () => {
    const context = stage.as(member)
    const first = await informationsOf(context, stage.communityId, { first: 3 })
    const rest = await informationsOf(context, stage.communityId, {
      after: first.pageInfo.endCursor,
    })
    const titles = [...first.edges, ...rest.edges].map(({ node }) => node.title.ja)
    expect(titles).toEqual(told.map(({ title }) => title.ja))
    expect(first.pageInfo.hasNextPage).toBe(true)
    expect(rest.pageInfo.hasNextPage).toBe(false)
  })

  it('are told to those who may enter', async () => {
    const isOpen = closed === 'off'
    const forMembers = await informationsOf(stage.as(member), stage.communityId, {})
    const { node } = forMembers.edges[0]!
    const forGuests = await informationsOf(stage.as(null), stage.communityId, {})
    expect(forGuests.edges).toEqual(isOpen ? forMembers.edges : [])
    expect(await loadInformation(stage.as(null), node.id)).toEqual(isOpen ? node : null)
    expect(await loadInformation(stage.as(member), stage.communityId)).toBeNull()
    const input = { informationId: node.id }
    expect(await readInformation(stage.as(null), input)).toMatchObject({
      __typename: 'UnauthenticatedError',
    })
    const outsider = await stage.fan({ hasJoined: false })
    expect(
      await favorInformation(stage.as(outsider), { ...input, isFavorite: true }),
    ).toMatchObject({
      __typename: isOpen ? 'FavorInformationSuccess' : 'NotFoundError',
    })
  })
})

describe('what a fan does with an information', () => {
  let stage: Awaited<ReturnType<typeof openCommunity>>
  let fan: string
  let rows: InformationRow[]
  beforeAll(async () => {
    stage = await openCommunity()
  })
  afterAll(() => stage.close())
  beforeEach(async () => {
    await stage.db.delete(informationMark)
    await stage.db.delete(information)
    fan = await stage.fan()
    rows = []
    for (const at of [1, 2, 3]) {
      stage.pass(minute)
      rows.unshift(await tell(`${at}`))
    }
    stage.pass(minute)
  })

  /** Appears now, or as many seconds later. */
  async function tell(ja: string, later = 0): Promise<InformationRow> {
    const text = { ja, en: ja }
    const row = {
      id: newId('information'),
      communityId: stage.communityId,
      category: 'NEWS' as const,
      title: text,
      body: text,
      authorId: fan,
      publishedAt: new Date(context().now().getTime() + later * 1000),
    }
    return (await stage.db.insert(information).values(row).returning())[0]!
  }
  const context = () => stage.as(fan)
  const favor = (row: InformationRow, isFavorite: boolean) =>
    favorInformation(context(), { informationId: row.id, isFavorite })
  const read = (row: InformationRow) => readInformation(context(), { informationId: row.id })
  const favorites = async (first?: number, after?: string | null) =>
    (await favoriteInformations(context(), stage.communityId, { first, after }))!
  const titles = ({ edges }: Awaited<ReturnType<typeof favorites>>) =>
    edges.map(({ node }) => node.title.ja)

  it('is unknown before its time', async () => {
    const coming = await tell('soon', minute)
    const known = () => loadInformation(context(), coming.id)
    const list = async () => titles(await informationsOf(context(), stage.communityId, {}))
    expect(await known()).toBeNull()
    expect(await list()).toEqual(['3', '2', '1'])
    expect((await neighborsOf(context(), rows[0]!, 'GENERAL')).newer).toBeNull()
    expect(await unreadCount(context(), stage.communityId)).toBe(3)
    stage.pass(minute)
    expect(await known()).toEqual(coming)
    expect(await list()).toEqual(['soon', '3', '2', '1'])
  })

  it('is read by category', async () => {
    const of = async (category: 'NEWS' | 'EVENT') =>
      titles(await informationsOf(context(), stage.communityId, { category, first: 5 }))
    expect(await of('NEWS')).toEqual(['3', '2', '1'])
    expect(await of('EVENT')).toEqual([])
  })

  it('is unread until it is opened, once', async () => {
    const [newest] = rows
    expect(await isUnread(context(), newest!)).toBe(true)
    await Promise.all([read(newest!), read(newest!), read(newest!)])
    expect(await isUnread(context(), newest!)).toBe(false)
    expect(await unreadCount(context(), stage.communityId)).toBe(2)
    expect(await unreadCount(stage.as(null), stage.communityId)).toBe(0)
  })

  it('is no news to whoever joined later, nor after 30 days', async () => {
    const late = await stage.fan()
    expect(await unreadCount(stage.as(late), stage.communityId)).toBe(0)
    expect(await isUnread(stage.as(late), rows[0]!)).toBe(false)
    stage.pass(30 * day)
    expect(await unreadCount(context(), stage.communityId)).toBe(0)
    expect(await isUnread(context(), rows[0]!)).toBe(false)
  })

  it('is a favourite, what was made one last first, and let go of', async () => {
    const [third, second, first] = rows
    for (const row of [second!, third!, first!]) {
      await favor(row, true)
      stage.pass(minute)
    }
    // Again, which changes nothing.
    await favor(second!, true)
    const page = await favorites(2)
    expect(titles(page)).toEqual(['1', '3'])
    expect(titles(await favorites(2, page.pageInfo.endCursor))).toEqual(['2'])
    expect(await isFavorite(context(), third!)).toBe(true)
    await favor(third!, false)
    expect(titles(await favorites())).toEqual(['1', '2'])
    expect(await isFavorite(context(), third!)).toBe(false)
    const other = await stage.fan()
    expect((await favoriteInformations(stage.as(other), stage.communityId, {}))!.edges).toEqual([])
    expect(await favoriteInformations(stage.as(null), stage.communityId, {})).toBeNull()
  })

  it('stands between its neighbours, in either list', async () => {
    const [third, second, first] = rows
    const around = async (row: InformationRow, among: 'GENERAL' | 'FAVORITE') => {
      const { newer, older } = await neighborsOf(context(), row, among)
      return [newer?.title.ja, older?.title.ja]
    }
    expect(await around(second!, 'GENERAL')).toEqual(['3', '1'])
    expect(await around(third!, 'GENERAL')).toEqual([undefined, '2'])
    expect(await around(second!, 'FAVORITE')).toEqual([undefined, undefined])
    for (const row of [third!, second!, first!]) {
      await favor(row, true)
      stage.pass(minute)
    }
    expect(await around(second!, 'FAVORITE')).toEqual(['1', '3'])
    expect((await neighborsOf(stage.as(null), second!, 'FAVORITE')).newer).toBeNull()
  })
})
