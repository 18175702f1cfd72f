import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { winterLights } from '#content/pages/winterLights.ts'
import { artImage } from '../../demo/art.ts'
import { makeContext } from '../../platform/graphql/make-context.ts'
import { arrivalOf } from '../../platform/http/testing.ts'
import { openCommunity } from '../chat/testing.ts'
import { answerPreview, previewAddress, previewCookie } from './preview.ts'
import { PageRefused, readPage } from './reading.ts'
import { blocksOf, isPreview, landingPageAt, loadLandingPage, stateOf } from './service.ts'
import { findPagesOf } from './store.ts'
import type { LandingPageRow } from './tables.ts'
import { writePage } from './writing.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
beforeAll(async () => {
  stage = await openCommunity()
})
afterAll(() => stage.close())

const guest = () => stage.as(null)
const inHours = (hours: number) =>
  new Date(guest().now().getTime() + hours * 3_600_000).toISOString()
const content = () => winterLights(guest().now())

/** Writes a page at an address of its own, with this in place of what the demo's has. */
async function write(over: Record<string, unknown>): Promise<LandingPageRow> {
  const page = readPage({ ...content(), identifier: 'trial', ...over })
  const writing = { communityId: stage.communityId, picture: artImage, writtenBy: 'somebody' }
  const id = await stage.db.transaction((transaction) =>
    writePage(transaction, page, { ...writing, at: guest().now() }),
  )
  const { cache, tenantId } = guest()
  cache.forget(tenantId, 'landingPagesOf', stage.communityId)
  cache.forget(tenantId, 'landingPage', id)
  return (await findPagesOf(stage.db, stage.communityId)).find((each) => each.id === id)!
}
const at = (page: LandingPageRow, context = guest()) =>
  landingPageAt(context, stage.communityId, page.place, page.identifier)
/** A visitor with this cookie. */
const holding = (pass: string) => {
  const context = guest()
  const cookies = new Map([[previewCookie, pass]])
  const { tenantId, language, userId, isDocument, requester } = context
  return makeContext(context, { tenantId, language, userId, isDocument, requester, cookies })
}
const open = async (address: string, over: Partial<ReturnType<typeof guest>> = {}) => {
  const request = new Request(address)
  return (await answerPreview(request, { ...guest(), ...over }, arrivalOf(request)))!
}
const passOf = (answer: Response) =>
  decodeURIComponent(/^[^=]+=([^;]*)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '')

describe('a page', () => {
  it('of the demo stands at its address, and at no other', async () => {
    const named = (place: 'LP' | 'V', identifier: string) =>
      landingPageAt(guest(), stage.communityId, place, identifier)
    expect((await named('LP', 'winter-lights'))?.title.ja).toBe('港の灯りまつり 2026')
    expect((await named('V', 'first-night'))?.title.ja).toBe('はじめての夜に')
    for (const [place, identifier] of [
      ['V', 'winter-lights'] as const,
      ['LP', 'first-night'] as const,
      ['LP', 'WINTER-LIGHTS'] as const,
      ['LP', '\u0000'] as const,
      ['LP', ''] as const,
    ])
      expect(await named(place, identifier)).toBeNull()
  })

  it('is known to nobody before its time', async () => {
    const page = await write({ opensAt: inHours(1) })
    const fan = await stage.fan()
    for (const context of [guest(), stage.as(fan)]) {
      expect(await at(page, context)).toBeNull()
      expect(await loadLandingPage(context, page.id)).toBeNull()
    }
    stage.pass(3_600)
    expect((await at(page))?.id).toBe(page.id)
    expect(blocksOf(guest(), (await at(page))!)).toHaveLength(page.blocks.length)
  })

  it('tells nothing of its blocks after its end, and that it is over', async () => {
    const page = await write({ opensAt: inHours(-2), closesAt: inHours(1) })
    stage.pass(3_599)
    expect([stateOf(guest(), page), blocksOf(guest(), page) === null]).toEqual(['OPEN', false])
    stage.pass(1)
    const ended = (await at(page))!
    expect([stateOf(guest(), ended), blocksOf(guest(), ended)]).toEqual(['ENDED', null])
  })

  it('of another tenant is none here, by address, by id or by preview', async () => {
    const page = await write({ opensAt: inHours(-1) })
    const other = stage.as(null, 'other')
    expect(await landingPageAt(other, stage.communityId, 'LP', 'trial')).toBeNull()
    expect(await loadLandingPage(other, page.id)).toBeNull()
    const address = previewAddress(guest().config, page, new Date(inHours(1)))
    const config = { ...guest().config, tenantId: 'other' }
    expect((await open(address, { config })).status).toBe(404)
  })

  it('of a closed community is for those who are in it', async () => {
    const closed = await openCommunity({ CLOSED_COMMUNITY: 'on' })
    const named = (userId: string | null) =>
      landingPageAt(closed.as(userId), closed.communityId, 'LP', 'winter-lights')
    expect(await named(null)).toBeNull()
    expect(await named(await closed.fan())).not.toBeNull()
    await closed.close()
  })

  it('that is written again keeps its address and its id', async () => {
    const page = await write({ opensAt: inHours(-1) })
    const again = await write({
      opensAt: inHours(-1),
      title: { ja: '書きなおした', en: 'Written again' },
    })
    expect([again.id, again.title.ja]).toEqual([page.id, '書きなおした'])
  })
})

describe('a preview address', () => {
  it('shows a page before its time to whoever opened it, until it ends', async () => {
    const page = await write({ opensAt: inHours(48) })
    const answer = await open(previewAddress(guest().config, page, new Date(inHours(1))))
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/lp/trial'])
    expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Lax/)
    const operator = holding(passOf(answer))
    expect((await at(page, operator))?.id).toBe(page.id)
    expect(isPreview(operator, page)).toBe(true)
    expect(blocksOf(operator, page)).toHaveLength(page.blocks.length)
    expect(await at(page)).toBeNull()
    stage.pass(3_600)
    expect(await at(page, holding(passOf(answer)))).toBeNull()
  })

  it('is refused where it was changed, has ended or names another page', async () => {
    const page = await write({ opensAt: inHours(48) })
    const address = previewAddress(guest().config, page, new Date(inHours(1)))
    const other = page.id.slice(0, -1) + (page.id.endsWith('0') ? '1' : '0')
    for (const wrong of [
      address.replace(page.id, other),
      address.replace(/until=\d/, 'until=9'),
      address.replace(/key=.*/, ''),
      `${address}x`,
      address.replace(/until=\d+/, 'until='),
      previewAddress(guest().config, page, new Date(inHours(-1))),
    ])
      expect([wrong, (await open(wrong)).status]).toEqual([wrong, 404])
    for (const pass of ['', page.id, `${page.id}.9999999999999.`, 'x'.repeat(5_000)])
      expect(await at(page, holding(pass))).toBeNull()
    const request = new Request(address, { method: 'POST' })
    expect((await answerPreview(request, guest(), arrivalOf(request)))?.status).toBe(405)
  })
})

describe('what an operator writes', () => {
  const text = { ja: '文', en: 'Text' }
  const block = (over: Record<string, unknown>) => ({
    blocks: [{ kind: 'text', body: text, ...over }],
  })
  it.each([
    ['a block of no kind', block({ kind: 'html' }), /^blocks\.0\.kind/],
    ['markup that is a field', block({ html: '<b>' }), /^blocks\.0\.html/],
    ['a link to a script', block({ link: { path: 'javascript:alert(1)', label: text } }), /link/],
    ['a link to a host', block({ link: { path: '//elsewhere.example', label: text } }), /link/],
    [
      'a link elsewhere',
      block({ link: { path: 'https://elsewhere.example', label: text } }),
      /link/,
    ],
    ['a link with a way up', block({ link: { path: '/lp/../admin', label: text } }), /link/],
    ['words in one language', block({ body: { ja: '文' } }), /^blocks\.0\.body\.en/],
    ['no words', block({ body: { ja: ' ', en: 'Text' } }), /says nothing/],
    ['no block', { blocks: [] }, /has no block/],
    ['an instant without its offset', { opensAt: '2026-12-01T18:00:00' }, /^opensAt/],
    [
      'an end before its beginning',
      { closesAt: '2020-01-01T00:00:00Z' },
      /^closesAt: is not after/,
    ],
    ['a name that is no address', { identifier: '../x' }, /^identifier/],
  ])('is refused for %s, and it says where', (_, over, message) => {
    expect(() => readPage({ ...content(), ...over })).toThrow(message)
  })

  it('names nothing that there is not, of any kind', async () => {
    const blocks = [
      { kind: 'items', heading: text, items: ['penlights', 'nothing'] },
      { kind: 'talents', heading: text, talents: ['nobody'] },
      { kind: 'machines', heading: text, machines: ['no-machine'] },
      { kind: 'code', campaign: 'no-campaign' },
      { kind: 'video', heading: text, playlist: 'no-list' },
    ]
    const writing = write({ identifier: 'wrong', blocks })
    await expect(writing).rejects.toThrow(PageRefused)
    await expect(writing).rejects.toThrow(
      [
        'blocks.0.items: there is no "nothing"',
        'blocks.1.talents: there is no "nobody"',
        'blocks.2.machines: there is no "no-machine"',
        'blocks.3.campaign: there is no "no-campaign"',
        'blocks.4.playlist: there is no "no-list"',
      ].join('\n'),
    )
    const pages = await findPagesOf(stage.db, stage.communityId)
    expect(pages.some(({ identifier }) => identifier === 'wrong')).toBe(false)
  })
})
