import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as app from '#app/entry.server.tsx'
import { hashOperation } from '#gateway/platform/graphql/manifest.ts'
import type { AppServer } from '#gateway/platform/http/documents.ts'
import { type Answer, operations, startWholeGateway } from './wholeGateway.ts'
import { words } from './words.ts'

/** As a whole, and as the prefix of an id that looks like ours. */
const forms = (word: string) => [word, `${word}_00000000000000000000000000`]

let gateway: Awaited<ReturnType<typeof startWholeGateway>>
let fan: string
beforeAll(async () => {
  gateway = await startWholeGateway({ app: app as unknown as AppServer })
  fan = await gateway.fan()
})
afterAll(() => gateway.close())
beforeEach(() => void gateway.faults.splice(0))

const json = () => ({
  'content-type': 'application/json',
  tenant: 'ouen',
  authorization: `Bearer ${fan}`,
})
const post = (path: string, body: string, headers: object = {}) =>
  gateway.ask(path, { method: 'POST', body, headers: { ...json(), ...headers } })

/** An answer of a gateway that took the word for what it is: nothing that it knows. */
function expectUnknown(answers: Answer[]): void {
  for (const { status, text } of answers) {
    expect(status).toBeLessThan(500)
    expect(text).not.toMatch(/native code|\[object|\.tsx?:|Error: /)
  }
  expect(gateway.faults).toEqual([])
}

describe.each(words)('%s', (word) => {
  it('is no operation, by name, by hash or as a text', async () => {
    const text = operations.find((known) => known.startsWith('query AppLayoutQuery'))!
    const bodies = [
      `{"query":${JSON.stringify(word)}}`,
      `{"extensions":{"id":${JSON.stringify(word)}}}`,
      `{"query":${JSON.stringify(text)},"operationName":"${word}"}`,
    ]
    const answers = await Promise.all([
      ...bodies.map((body) => post('/graphql', body)),
      ...bodies.map((body) => post(`/graphql?operationName=${word}`, body)),
      gateway.ask(`/graphql?extensions=${encodeURIComponent(`{"id":"${word}"}`)}`, {
        headers: { tenant: 'ouen' },
      }),
    ])
    expectUnknown(answers)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]))
  })

  it('adds nothing to a body, as a key of whatever depth', async () => {
    const text = operations.find((known) => known.startsWith('query ChatScreenQuery'))!
    const own = `"${word}":{"${word}":1}`
    const variables = `{"channelId":"${gateway.channelId('lobby')}","count":1`
    const plain = `{"query":${JSON.stringify(text)},"variables":${variables}}}`
    const odd = `{"query":${JSON.stringify(text)},"variables":${variables},${own}},"extensions":{${own}}}`
    const [expected, answer] = await Promise.all([post('/graphql', plain), post('/graphql', odd)])
    expectUnknown([answer])
    expect([answer.status, JSON.parse(answer.text)]).toEqual([200, JSON.parse(expected.text)])
  })

  it('is no value of any variable', async () => {
    const answers = []
    for (const text of operations)
      for (const value of forms(word)) {
        const names = [...text.matchAll(/^ {2}\$(\w+): (\w+)/gm)]
        const variables = Object.fromEntries(
          names.map(([, name, type]) => [name, type === 'Int' ? 1 : value]),
        )
        answers.push(await post('/graphql', JSON.stringify({ query: text, variables })))
      }
    expectUnknown(answers)
    for (const { text } of answers) expect(JSON.parse(text)).toBeTypeOf('object')
  })

  it('is no page, channel or step', async () => {
    const paths = [
      '/messages/chat/%00',
      '/en/messages/chat/channel_%00',
      '/store/items/%00',
      ...forms(word).flatMap((form) => [`/${form}`, `/messages/chat/${form}`]),
      `/en/${word}`,
      `/en/messages/chat/${word}`,
      `/onboarding/${word}`,
      `/auth/${word}`,
    ]
    const missing = await Promise.all(paths.map((path) => gateway.ask(path)))
    const search = `mode=${word}&oobCode=${word}&${word}=1`
    expectUnknown([
      ...missing,
      await gateway.ask(`/?${search}`),
      await gateway.ask(`/auth/handler?${search}`),
    ])
    expect(missing.map(({ status }) => status)).toEqual(paths.map(() => 404))
  })

  it('is no look, language or session: a page is as it is without', async () => {
    const names = ['mode', 'palette', 'grey', 'locale', 'auto_translation', 'ouen-document', word]
    const cookie = names.map((name) => `${name}=${word}`).join('; ')
    const plain = await gateway.ask('/messages')
    const answers = await Promise.all([
      gateway.ask('/messages', { headers: { cookie } }),
      gateway.ask('/messages', { headers: { 'accept-language': word, [word]: word } }),
    ])
    expectUnknown(answers)
    for (const { status, text } of answers) {
      expect(status).toBe(200)
      expect(/<html[^>]*>/.exec(text)).toEqual(/<html[^>]*>/.exec(plain.text))
    }
  })

  it('is no tenant, token or encoding', async () => {
    const query = JSON.stringify({ query: operations[0] })
    const answers = await Promise.all([
      post('/graphql', query, { tenant: word }),
      post('/graphql', query, { authorization: `Bearer ${word}` }),
      post('/graphql', query, { 'language-code': word, 'auto-translation': word }),
      post('/graphql', query, { 'accept-encoding': word, 'x-forwarded-for': word }),
      post('/graphql', query, { cookie: `ouen_sign_up=${word}; ouen_proof={"${word}":1}` }),
    ])
    expectUnknown(answers)
    expect(answers.slice(0, 2).map(({ status }) => status)).toEqual([404, 401])
  })

  it('is no stream, and as an operation’s id only a name', async () => {
    const token = (await gateway.ask('/stream', { method: 'PUT', headers: json() })).text
    const own = { 'x-graphql-event-stream-token': token }
    const text = operations.find((known) => known.startsWith('subscription useLiveMessages'))!
    const start = (extensions: object, variables: object = {}) =>
      post('/stream', JSON.stringify({ query: text, variables, extensions }), own)
    const channelId = gateway.channelId('lobby')
    const [unknown, unnamed, begun, again, elsewhere] = [
      await gateway.ask(`/stream?token=${word}`, { headers: json() }),
      await start({ operationId: 'a', id: word }, { channelId: forms(word)[1] }),
      await start({ operationId: word }, { channelId }),
      await start({ operationId: word }, { channelId }),
      await gateway.ask(`/stream?operationId=${word}x`, {
        method: 'DELETE',
        headers: { ...json(), ...own },
      }),
    ]
    expectUnknown([unknown, unnamed, begun, again, elsewhere])
    expect([unknown, unnamed, begun, again, elsewhere].map(({ status }) => status)).toEqual([
      404, 202, 202, 409, 200,
    ])
  })

  it('is no call of the sign-in’s, nor one of its keys', async () => {
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
    const forged = `${encode({ alg: 'RS256', kid: word })}.${encode({ sub: word })}.c2ln`
    const toolkit = '/identitytoolkit.googleapis.com/v1/accounts'
    const answers = await Promise.all([
      post(`${toolkit}:${word}?key=ouen`, '{}'),
      post(`${toolkit}:lookup?key=${word}`, '{}'),
      post(`${toolkit}:lookup?key=ouen`, JSON.stringify({ idToken: forged })),
      post(`${toolkit}:signInWithCustomToken?key=ouen`, JSON.stringify({ token: forged })),
      post(
        `${toolkit}:signInWithPassword?key=ouen`,
        `{"${word}":1,"email":"${word}","password":"${word}"}`,
      ),
      post(`${toolkit}:sendOobCode?key=ouen`, JSON.stringify({ requestType: word })),
      post(`${toolkit}:resetPassword?key=ouen`, JSON.stringify({ oobCode: word })),
      post('/securetoken.googleapis.com/v1/token?key=ouen', `grant_type=${word}&${word}=1`),
      post('/session', JSON.stringify({ idToken: forged }), {
        origin: 'http://localhost:3000',
        authorization: '',
      }),
      gateway.ask(`/.well-known/${word}`),
    ])
    expectUnknown(answers)
    for (const { status } of answers) expect(status).toBeGreaterThanOrEqual(400)
  })

  it('is no file, upload, work or letter', async () => {
    const missing = await Promise.all(
      [
        `/files/${word}`,
        `/files/tenants/${word}/avatars/${forms(word)[1]}.webp`,
        `/proof-of-work?for=${word}`,
        `/inbox/fonts/files/${word}.woff2`,
        `/metrics/${word}`,
      ].map((path) => gateway.ask(path)),
    )
    expectUnknown([
      ...missing,
      await post(`/uploads/${word}`, 'x'),
      await post('/uploads/avatar', word, { 'content-type': word }),
      await gateway.ask(`/inbox?to=${word}&lang=${word}&refresh=${word}`),
    ])
    for (const { status } of missing) expect([400, 404]).toContain(status)
  })
})

it('what a client may ask for is still there', async () => {
  const text = operations.find((known) => known.startsWith('query AppLayoutQuery'))!
  const byHash = { extensions: { id: hashOperation(text) }, variables: {} }
  expect((await post('/graphql', JSON.stringify(byHash))).status).toBe(200)
  expect((await gateway.ask(`/messages/chat/${gateway.channelId('lobby')}`)).status).toBe(200)
})
