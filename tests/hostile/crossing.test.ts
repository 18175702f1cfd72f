import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { messageCreated } from '#gateway/platform/stream/testing.ts'
import { mostConnections, startManyTenants, type Place } from './manyTenants.ts'

const home = 'query Home { tenant { id name community { id } } viewer { user { id } } }'
const node = 'query Node($id: ID!) { node(id: $id) { __typename id } }'
const say =
  'mutation Say($input: CreateChatMessageInput!) { createChatMessage(input: $input) { __typename } }'
const chat =
  'query Chat($id: ID!) { node(id: $id) { ... on Channel { messages(first: 20) { edges { node { text } } } } } }'
const signUp = 'query SignUp { viewer { signUp { id } } }'

let gateway: Awaited<ReturnType<typeof startManyTenants>>
let red: Place
let blue: Place
beforeAll(async () => {
  gateway = await startManyTenants(100, [home, node, say, chat, signUp, messageCreated])
  ;[red, blue] = gateway.places.slice(-2) as [Place, Place]
})
afterAll(() => gateway.close())

const input = (channelId: string, text: string) => ({
  input: { channelId, text, idempotencyKey: randomUUID() },
})

describe('a hundred tenants in one process', () => {
  it('each get their own, all at once, over forty connections at most', async () => {
    let most = 0
    let isOver = false
    const watch = async () => {
      while (!isOver) most = Math.max(most, await gateway.connections())
    }
    const watching = watch()
    const visit = async (place: Place) => {
      const page = await gateway.ask(place.host, '/')
      expect(page.text).toBe(JSON.stringify([place.id, null, `http://${place.host}`]))
      const { text } = await gateway.run(place, home)
      expect(JSON.parse(text)).toEqual({
        data: {
          tenant: {
            id: place.id,
            name: 'ためしの公園',
            community: { id: place.communityId },
          },
          viewer: { user: { id: place.userId } },
        },
      })
      await gateway.run(place, say, input(place.channelId, `${place.id} より`))
      const said = await gateway.run(place, chat, { id: place.channelId })
      expect(said.text.match(/"text":"[^"]*"/g)).toEqual([`"text":"${place.id} より"`])
    }
    try {
      await Promise.all(gateway.places.map(visit))
    } finally {
      isOver = true
      await watching
    }
    expect(most).toBeGreaterThan(1)
    expect(most).toBeLessThanOrEqual(mostConnections)
    expect(gateway.tenants.stats()).toMatchObject({ tenants: 100 })
  })
})

describe('who is one tenant’s crosses to another', () => {
  it('by token: not to its API, its uploads, its sessions or its sign-in', async () => {
    const stray = { ...blue, idToken: red.idToken }
    expect((await gateway.run(stray, home)).status).toBe(401)
    const headers = { authorization: `Bearer ${red.idToken}`, tenant: blue.id }
    const upload = { method: 'POST', headers, body: Buffer.from('x') }
    expect((await gateway.ask(blue.host, '/uploads/avatar', upload)).status).toBe(401)
    const session = { method: 'POST', body: { idToken: red.idToken } }
    expect((await gateway.ask(blue.host, '/session', session)).status).toBe(401)
    const lookUp = '/identitytoolkit.googleapis.com/v1/accounts:lookup?key='
    const asked = await gateway.ask(blue.host, lookUp + blue.id, session)
    expect(asked.text).toContain('TOKEN_EXPIRED')
  })

  it('by refresh token or custom token: not even under its own key at another’s host', async () => {
    const refresh = (host: string, key: string) =>
      gateway.ask(host, `/securetoken.googleapis.com/v1/token?key=${key}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `grant_type=refresh_token&refresh_token=${red.refreshToken}`,
      })
    expect((await refresh(blue.host, blue.id)).text).toContain('TOKEN_EXPIRED')
    expect((await refresh(blue.host, red.id)).text).toContain('INVALID_API_KEY')
    const token = await gateway.services.identity.createCustomToken(red.id, red.userId)
    const path = `/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=${blue.id}`
    const answer = await gateway.ask(blue.host, path, { method: 'POST', body: { token } })
    expect(answer.text).toContain('INVALID_CUSTOM_TOKEN')
  })

  it('by header: not where the host is another’s', async () => {
    const { status, text } = await gateway.run({ ...red, host: blue.host }, home)
    expect([status, text]).toEqual([404, expect.stringContaining('TENANT_UNKNOWN')])
  })

  it('by header alone, at the gateway’s own name, to its own tenant and no other', async () => {
    const own = await gateway.run({ ...red, host: 'gateway.example' }, home)
    expect(own.text).toContain(red.userId)
    const stray = { ...blue, host: 'gateway.example', idToken: red.idToken }
    expect((await gateway.run(stray, home)).status).toBe(401)
    for (const id of ['nobody', 'constructor', '__proto__'])
      expect((await gateway.run({ ...red, host: 'gateway.example', id }, home)).status).toBe(404)
  })

  it.each(['nobody.example', `t1.example.evil.example`, 'constructor', 'xt1.example'])(
    'by a host that is nobody’s: %s is told so, and nothing of anybody',
    async (host) => {
      const { status, text } = await gateway.ask(host, '/')
      expect(status).toBe(404)
      expect(text).toContain('ここにはコミュニティがありません')
      expect(text).not.toContain('公園')
    },
  )

  it('by id: neither reads nor writes what is another’s', async () => {
    const [own] = [await gateway.run(red, node, { id: red.channelId })]
    expect(own.text).toContain('Channel')
    for (const id of [blue.channelId, blue.communityId, blue.userId, blue.id])
      expect((await gateway.run(red, node, { id })).text).toBe('{"data":{"node":null}}')
    const { text } = await gateway.run(red, say, input(blue.channelId, 'よそから'))
    expect(text).toContain('NotFoundError')
    const said = await gateway.run(blue, chat, { id: blue.channelId })
    expect(said.text).not.toContain('よそから')
  })

  it('by file: a picture is served at its tenant’s host alone', async () => {
    const square = { create: { width: 64, height: 64, channels: 3, background: '#08f' } } as const
    const headers = { authorization: `Bearer ${red.idToken}`, tenant: red.id }
    const body = await sharp(square).png().toBuffer()
    const upload = await gateway.ask(red.host, '/uploads/avatar', { method: 'POST', headers, body })
    const { url } = (JSON.parse(upload.text) as { image: { url: string } }).image
    expect(url).toContain(`/files/tenants/${red.id}/`)
    expect((await gateway.ask(red.host, url)).status).toBe(200)
    expect((await gateway.ask(blue.host, url)).status).toBe(404)
    const renamed = url.replace(`/${red.id}/`, `/${blue.id}/`)
    expect((await gateway.ask(blue.host, renamed)).status).toBe(404)
    // A path that leads elsewhere than it says is refused at the door.
    expect((await gateway.ask(blue.host, `/files/tenants/${blue.id}/../${red.id}/x`)).status).toBe(
      400,
    )
  })

  it('by cookie: neither a document’s session nor a sign-up is another’s', async () => {
    const session = await gateway.ask(red.host, '/session', {
      method: 'POST',
      body: { idToken: red.idToken },
    })
    const [cookie] = String(session.headers['set-cookie']).split(';')
    const userOf = async (host: string) =>
      (
        JSON.parse(
          (await gateway.ask(host, '/', { headers: { cookie: cookie! } })).text,
        ) as string[]
      )[1]
    expect(await userOf(red.host)).toBe(red.userId)
    expect(await userOf(blue.host)).toBeNull()
  })

  it('by stream: neither takes over another’s, nor hears of another’s channel', async () => {
    const as = ({ id, idToken }: Place, token = '') => ({
      tenant: id,
      authorization: `Bearer ${idToken}`,
      'x-graphql-event-stream-token': token,
    })
    const open = async (place: Place) => {
      const { text: token } = await gateway.ask(place.host, '/stream', {
        method: 'PUT',
        headers: as(place),
      })
      const heard = { token, text: '' }
      const response = await gateway.begin(place.host, '/stream', { headers: as(place, token) })
      response
        .on('data', (chunk: Buffer) => (heard.text += String(chunk)))
        .on('error', () => undefined)
      return heard
    }
    const listen = (place: Place, token: string, operationId: string, channelId: string) =>
      gateway.ask(place.host, '/stream', {
        method: 'POST',
        headers: as(place, token),
        body: { query: messageCreated, variables: { channelId }, extensions: { operationId } },
      })
    const [reds, blues] = [await open(red), await open(blue)]
    expect((await listen(red, blues.token, 'theirs', red.channelId)).status).toBe(404)
    expect(
      (await gateway.ask(blue.host, '/stream', { headers: as(blue, reds.token) })).status,
    ).toBe(404)

    expect((await listen(red, reds.token, 'own', red.channelId)).status).toBe(202)
    expect((await listen(red, reds.token, 'stray', blue.channelId)).status).toBe(202)
    await listen(blue, blues.token, 'own', blue.channelId)
    await vi.waitFor(() => expect(reds.text).toContain('NOT_FOUND'))
    await gateway.run(blue, say, input(blue.channelId, '青だけに'))
    await gateway.run(red, say, input(red.channelId, '赤だけに'))
    await vi.waitFor(() => expect(blues.text).toContain('青だけに'))
    await vi.waitFor(() => expect(reds.text).toContain('赤だけに'))
    expect(reds.text).not.toContain('青だけに')
    expect(blues.text).not.toContain('赤だけに')
  })

  it('by cache: what one’s guests or fans were answered is not given to another’s', async () => {
    for (const place of [red, blue, red, blue]) {
      const page = await gateway.ask(place.host, '/en/somewhere')
      expect(page.text).toBe(JSON.stringify([place.id, null, `http://${place.host}`]))
      expect((await gateway.run(place, home)).text).toContain(place.communityId)
    }
  })

  it('by proxy header: a host that no trusted proxy vouches for counts for nothing', async () => {
    const headers = { 'x-forwarded-host': blue.host, forwarded: `host=${blue.host}` }
    const page = await gateway.ask(red.host, '/', { headers })
    expect(page.text).toContain(`"${red.id}"`)
  })

  it('by origin: a page of one may change nothing at another', async () => {
    const headers = { tenant: blue.id, origin: `http://${red.host}` }
    const body = { query: home }
    const answer = await gateway.ask(blue.host, '/graphql', { method: 'POST', headers, body })
    expect(answer.status).toBe(403)
  })
})
