import { afterAll, beforeAll, expect, it } from 'vitest'
import { handleHeld } from '../../platform/files/held.ts'
import { openCommunity } from '../chat/testing.ts'
import {
  chapterAfter,
  chaptersOf,
  loadChapter,
  loadStory,
  lockOf,
  pagesOf,
  storiesOf,
} from './service.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
beforeAll(async () => {
  stage = await openCommunity()
})
afterAll(() => stage.close())

const guest = () => stage.as(null)
const letter = async () =>
  (await storiesOf(guest(), stage.communityId)).find(({ slug }) => slug === 'letter')!

it('the demo tells stories of eight pages, in their order', async () => {
  const stories = await storiesOf(guest(), stage.communityId)
  expect(stories.map(({ slug }) => slug)).toEqual(['lamp', 'letter', 'backstage'])
  for (const story of stories.slice(0, 2)) {
    const chapters = await chaptersOf(guest(), story)
    expect(chapters.map(({ number, pageCount }) => [number, pageCount])).toEqual([
      [1, 4],
      [2, 4],
    ])
    expect(await chapterAfter(guest(), chapters[0]!)).toEqual(chapters[1])
    expect(await chapterAfter(guest(), chapters[1]!)).toBeNull()
  }
})

it('a locked chapter gives its name and nothing of its pages, until its moment', async () => {
  const fan = await stage.fan()
  const locked = (await chaptersOf(guest(), await letter()))[1]!
  for (const viewer of [null, fan]) {
    const chapter = (await loadChapter(stage.as(viewer), locked.id))!
    expect(await lockOf(stage.as(viewer), chapter)).toMatchObject({
      condition: 'PERIOD',
      opensAt: locked.opensAt,
    })
    expect(await pagesOf(stage.as(viewer), chapter)).toBeNull()
  }
  stage.pass((locked.opensAt!.getTime() - guest().now().getTime()) / 1000 - 1)
  expect(await pagesOf(guest(), locked)).toBeNull()
  stage.pass(1)
  expect(await pagesOf(guest(), locked)).toHaveLength(4)
})

it('a locked chapter’s pictures have no address until it opens, and one that ends', async () => {
  const locked = (await chaptersOf(guest(), await letter()))[1]!
  const passTo = (at: Date) => stage.pass((at.getTime() - guest().now().getTime()) / 1000)
  passTo(locked.opensAt!)
  const ask = async (url: string, services = guest(), method = 'GET') => {
    const request = new Request(new URL(url, services.config.origin), { method })
    return (await handleHeld(request, services, pictures))!
  }
  const pictures = new URL('../../../content/art/held/', import.meta.url)
  const urlOf = async (chapter = locked) => {
    const { picture } = (await pagesOf(guest(), chapter))![0]!
    return picture.kind === 'art' ? picture.url : ''
  }
  const url = await urlOf()
  const answer = await ask(url)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect(await answer.text()).toMatch(/^<svg/)
  expect(await urlOf()).toBe(url)

  const elsewhere = { ...guest(), config: { ...guest().config, tenantId: 'other' } }
  expect((await ask(url, elsewhere)).status).toBe(404)
  for (const wrong of [
    url.replace('radio-5', 'radio-6'),
    url.replace(/until=\d/, 'until=9'),
    `${url}x`,
    url.replace(/key=.*/, ''),
    url.replace('story-radio-5', '..%2F..%2Fart%2Fstory-lamp-1'),
  ])
    expect([wrong, (await ask(wrong)).status]).toEqual([wrong, 404])
  expect((await ask(url, guest(), 'POST')).status).toBe(405)

  const closesAt = new Date(guest().now().getTime() + 60_000)
  const ending = await urlOf({ ...locked, closesAt })
  expect((await ask(ending)).headers.get('cache-control')).toBe('private, max-age=60')
  stage.pass(60)
  expect((await ask(ending)).status).toBe(404)
  stage.pass(2 * 24 * 60 * 60)
  expect((await ask(url)).status).toBe(404)
  expect((await ask(await urlOf())).status).toBe(200)
})

it('a chapter that ends while it is read gives no more pages', async () => {
  const [open] = await chaptersOf(guest(), await letter())
  const now = guest().now()
  const ending = {
    ...open!,
    condition: 'PERIOD' as const,
    opensAt: new Date(now.getTime() - 1000),
    closesAt: new Date(now.getTime() + 1000),
  }
  expect(await pagesOf(guest(), ending)).toHaveLength(4)
  stage.pass(1)
  expect(await pagesOf(guest(), ending)).toBeNull()
})

it('a closed community tells nothing to who is not in it', async () => {
  const closed = await openCommunity({ CLOSED_COMMUNITY: 'on' })
  const member = await closed.fan()
  const [story] = await storiesOf(closed.as(member), closed.communityId)
  const [chapter] = await chaptersOf(closed.as(member), story!)
  expect(await loadStory(closed.as(member), story!.id)).toEqual(story)
  expect(await loadChapter(closed.as(member), chapter!.id)).toEqual(chapter)
  expect(await storiesOf(closed.as(null), closed.communityId)).toEqual([])
  expect(await loadStory(closed.as(null), story!.id)).toBeNull()
  expect(await loadChapter(closed.as(null), chapter!.id)).toBeNull()
  expect(await loadChapter(closed.as(member, 'other'), chapter!.id)).toBeNull()
  await closed.close()
})
