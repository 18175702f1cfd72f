import { pino } from 'pino'
import { beforeEach, describe, expect, it } from 'vitest'
import { defaultFlags } from '#rules/flags.ts'
import { readConfig } from '../config.ts'
import type { FlagDecider } from '../flags/flags.ts'
import type { Services } from '../graphql/context.ts'
import { createDocumentsHandler, type AppServer } from './documents.ts'
import { createRateGuard } from './rate.ts'
import { arrivalOf } from './testing.ts'

const outage = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
let instant = 0
let isDown = false
let isBroken = false
let isPartBroken = false
let isFieldBroken = false
let rendered = 0
const lines: string[] = []

beforeEach(() => {
  instant += 1_000_000
  isDown = false
  isBroken = false
  isPartBroken = false
  isFieldBroken = false
  needsKey = false
  rendered = 0
  lines.length = 0
})

const config = readConfig({ PORT: '3000', DATA_DIR: '/nowhere' })
const services = {
  config,
  log: pino({}, { write: (line: string) => void lines.push(line) }),
  now: () => new Date(instant),
  databaseFor: () => ({}),
  identity: { clientSettings: {} },
} as unknown as Services

const app: AppServer = {
  // As the app does: a screen whose data fails is rendered as a fault.
  async render({ request, execute, onError, settings }) {
    rendered += 1
    askedFor = request.url
    shownFlags = settings.flags
    if (isPartBroken) onError(new Error('a part threw'))
    if (isBroken) throw new Error('a component threw')
    const isFine = await execute({} as never, {}).then(
      () => true,
      () => false,
    )
    return { status: isFine ? 200 : 500, html: isFine ? `<p>${rendered}</p>` : '<p>fault</p>' }
  },
  modulesFor: () => [],
  readSearch: ({ searchParams }) =>
    searchParams.has('session') ? `?session=${searchParams.get('session')}` : '',
  readLocale: (pathname) => (pathname.startsWith('/en') ? 'en' : 'ja'),
  readTheme: (_, theme) => theme,
  checkTheme: () => undefined,
  inlineScripts: [],
  lateStyles: ['a {}'],
}

let needsKey = false
let shownFlags: unknown
let askedFor = ''
const flags: FlagDecider = {
  decide: async (_, key) => ({ ...defaultFlags, 'home.talents-first': key === 'user_1' }),
  needsKey: async () => needsKey,
}

const handle = createDocumentsHandler({
  flags,
  services,
  rate: createRateGuard(services.now, { user: 1, address: 10 }),
  app: () => Promise.resolve(app),
  assets: async () => ({
    entry: '/x.js',
    preloads: [],
    styleFiles: [],
    css: '',
    cssHash: "'sha256-x'",
  }),
  execute: async () => {
    if (isDown) throw outage
    return isFieldBroken ? { data: {}, errors: [{ message: 'hidden' }] } : { data: {} }
  },
  documentUser: async (cookies) => {
    if (isDown && cookies.has('ouen-document')) throw outage
    return cookies.has('ouen-document') ? 'user_1' : null
  },
  personalCookies: new Set(['half-way']),
})

async function open(
  path: string,
  { method = 'GET', ...headers }: Record<string, string> = {},
): Promise<Response> {
  const request = new Request(`http://localhost:3000${path}`, {
    method,
    headers: { host: 'localhost:3000', ...headers },
  })
  const response = await handle(request, arrivalOf(request))
  if (!response) throw new Error('nobody took it')
  return response
}

describe('documents', () => {
  it('renders for a fan what their address says, and for guests what pages know of it', async () => {
    await open('/checkout?session=checkout_1&mode=x', { cookie: 'ouen-document=a' })
    expect(new URL(askedFor).search).toBe('?session=checkout_1&mode=x')
    await open('/checkout?session=checkout_1&mode=x')
    expect(new URL(askedFor).search).toBe('?session=checkout_1')
  })

  it('renders a guest’s page once a second', async () => {
    await Promise.all([open('/a'), open('/a')])
    instant += 900
    await open('/a')
    expect(rendered).toBe(1)
    instant += 200
    await open('/a')
    expect(rendered).toBe(2)
  })

  it('renders a page of their own for a guest with a personal cookie, and lets nobody keep it', async () => {
    const cookie = 'half-way=x'
    const [page] = [await open('/own', { cookie }), await open('/own', { cookie })]
    expect(rendered).toBe(2)
    expect(page.headers.get('cache-control')).toBe('private, no-store')
  })

  it('lets nobody keep a page of which a part could not be read', async () => {
    isFieldBroken = true
    const broken = await open('/half')
    expect([broken.status, broken.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    isFieldBroken = false
    const whole = await open('/half')
    expect(await whole.text()).not.toBe(await broken.text())
    expect(whole.headers.get('cache-control')).toContain('public')
  })

  it('decides a fan’s flags before the page, which then is drawn once', async () => {
    await open('/flagged', { cookie: 'ouen-document=x' })
    expect(shownFlags).toEqual({ ...defaultFlags, 'home.talents-first': true })
    await open('/flagged')
    expect(shownFlags).toEqual(defaultFlags)
  })

  it('gives a guest a key where guests differ, in an answer that nobody shares, and keeps it', async () => {
    expect((await open('/keyless')).headers.get('set-cookie')).toBeNull()
    needsKey = true
    const first = await open('/keyed')
    const cookie = first.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^ouen_guest=guest_[\w-]{36}; .*HttpOnly/)
    expect(first.headers.get('cache-control')).toBe('private, no-store')
    const again = await open('/keyed', { cookie: cookie.split(';', 1)[0]! })
    expect(again.headers.get('set-cookie')).toBeNull()
    const forged = await open('/keyed', { cookie: 'ouen_guest=user_1' })
    expect(forged.headers.get('set-cookie')).toContain('ouen_guest=guest_')
    expect(shownFlags).toEqual(defaultFlags)
  })

  it('renders one page for all that guests may add to an address', async () => {
    for (let count = 0; count < 3; count += 1) await open(`/b?a=${count}&utm_source=x`)
    expect(rendered).toBe(1)
    await open('/b?a=1&session=x')
    expect(rendered).toBe(2)
  })

  it('renders no more than so many pages for one address, and hands out kept ones', async () => {
    await open('/kept')
    for (let count = 1; count < 10; count += 1) await open(`/many-${count}`)
    const refused = await open('/many-10')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '6'])
    expect(await refused.text()).toContain('もう一度ためす')
    expect((await open('/x', { cookie: 'ouen-document=secret' })).status).toBe(429)
    expect((await open('/kept')).status).toBe(200)
    expect([rendered, lines]).toEqual([10, []])
  })

  it('shows guests the last good page for a minute of outage', async () => {
    await open('/stale')
    isDown = true
    instant += 5_000
    const stale = await open('/stale')
    expect([stale.status, await stale.text()]).toEqual([200, '<p>1</p>'])
    instant += 30_000
    expect((await open('/stale')).status).toBe(200)
    instant += 30_000
    expect((await open('/stale')).status).toBe(503)
    isDown = false
    expect((await open('/stale')).status).toBe(200)
  })

  it.each([
    ['ja', '/down', 'もう一度ためす'],
    ['en', '/en/down', 'Try again'],
  ])(
    'says in %s that it will be back, and leaves the fan signed in',
    async (locale, path, words) => {
      await open(path)
      isDown = true
      // A fan is never shown the guests' page.
      const page = await open(path, { cookie: 'ouen-document=secret' })
      expect(page.status).toBe(503)
      expect(page.headers.get('retry-after')).toBe('5')
      expect(page.headers.has('set-cookie')).toBe(false)
      const html = await page.text()
      expect(html).toContain(`<html lang="${locale}">`)
      expect(html).toContain(words)
      expect(html).not.toContain('<script')
      // It may stand for any tenant.
      expect(html).not.toContain('Ouen')
      expect(lines).toEqual([])
    },
  )

  it('sends whoever chose English there from Japanese addresses, and nobody who only read a page', async () => {
    const led = async (path: string, cookie: string) => {
      const { status, headers } = await open(path, { cookie })
      return [status, headers.get('location')]
    }
    expect(await led('/posts/1?x=1', 'locale_chosen=en')).toEqual([302, '/en/posts/1?x=1'])
    expect(await led('/', 'locale_chosen=en; locale=en')).toEqual([302, '/en'])
    expect((await open('/posts/1', { cookie: 'locale_chosen=en' })).headers.get('vary')).toBe(
      'cookie',
    )
    expect(await led('/en/posts/1', 'locale_chosen=en')).toEqual([200, null])
    expect(await led('/posts/1', 'locale=en')).toEqual([200, null])
    expect(await led('/posts/1', 'locale_chosen=ja; locale=ja')).toEqual([200, null])
    expect(await led('//evil.example/x', 'locale_chosen=en')).toEqual([302, '/en//evil.example/x'])
  })

  it('answers a fault of the app with 500, and tells the log', async () => {
    isBroken = true
    const page = await open('/broken')
    expect(page.status).toBe(500)
    expect(await page.text()).toContain('こちらの不具合です')
    expect(lines.join('')).toContain('a component threw')
  })

  it('tells the log, and nothing else, of a part that could not be rendered', async () => {
    isPartBroken = true
    expect((await open('/part?secret=x')).status).toBe(200)
    expect(lines.join('')).toContain('a part threw')
    expect(lines.join('')).not.toContain('secret')
  })

  it('sends who came by another host to the true one', async () => {
    const answer = await open('/messages?x=1', { host: '127.0.0.1:3000' })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      'http://localhost:3000/messages?x=1',
    ])
    expect((await open('/messages', { host: 'LOCALHOST:3000' })).status).toBe(200)
  })

  it('answers HEAD without a body, and refuses other methods', async () => {
    const head = await open('/a', { method: 'HEAD' })
    expect([head.status, await head.text(), head.headers.get('content-type')]).toEqual([
      200,
      '',
      'text/html; charset=utf-8',
    ])
    const refused = await open('/a', { method: 'DELETE' })
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})
