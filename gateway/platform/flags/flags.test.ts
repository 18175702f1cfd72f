import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { setStage, type TestContext } from '../../domains/sign-up/testing.ts'
import { createHttpServer } from '../http/server.ts'
import { readConfig } from '../config.ts'
import { createFlagDecider, setShare } from './flags.ts'
import { newGuestKey, readGuestKey } from './guestKey.ts'
import { createFlagsHandler } from './http.ts'

const name = 'home.talents-first'
let stage: TestContext
const servers: Server[] = []

beforeAll(async () => {
  stage = await setStage()
})
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})
afterAll(() => stage.clear())

const set = (percent: number | undefined, tenantId = 'red') =>
  setShare(stage, tenantId, stage.databaseFor(tenantId), name, percent)
const keys = Array.from({ length: 400 }, (_, number) => `user_${number}`)

test('a share of the viewers is that large, always the same ones, and keeps them as it grows', async () => {
  const { decide, needsKey } = createFlagDecider(stage)
  const shown = async () => {
    const decided = await Promise.all(keys.map((key) => decide('red', key)))
    return keys.filter((_, at) => decided[at]![name])
  }
  expect([await shown(), await needsKey('red')]).toEqual([[], false])
  await set(25)
  const quarter = await shown()
  expect(quarter.length).toBeGreaterThan(60)
  expect(quarter.length).toBeLessThan(140)
  expect(await shown()).toEqual(quarter)
  expect(await needsKey('red')).toBe(true)
  expect((await decide('red', undefined))[name]).toBe(false)
  await set(50)
  const half = await shown()
  expect(half).toEqual(expect.arrayContaining(quarter))
  expect(half.length).toBeGreaterThan(quarter.length)
  await set(100)
  expect([await shown(), await needsKey('red')]).toEqual([keys, false])
  expect((await decide('red', undefined))[name]).toBe(true)
  await set(undefined)
  expect(await shown()).toEqual([])
})

test('a tenant’s flags are its own', async () => {
  const { decide } = createFlagDecider(stage)
  await set(100, 'blue')
  expect((await decide('blue', 'user_1'))[name]).toBe(true)
  expect((await decide('red', 'user_1'))[name]).toBe(false)
})

test('an outside service decides where one is set, and while it is away the defaults hold', async () => {
  const asked: unknown[] = []
  const service = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      asked.push([request.url, JSON.parse(body)])
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ key: name, value: true, reason: 'SPLIT' }))
    })
  }).listen(0, '127.0.0.1')
  servers.push(service)
  await once(service, 'listening')
  const FLAGS_URL = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  const outside = { ...stage, config: readConfig({ DATA_DIR: '/nowhere', FLAGS_URL }) }
  const { decide, needsKey } = createFlagDecider(outside)
  expect([(await decide('red', 'user_9'))[name], await needsKey('red')]).toEqual([true, true])
  expect(asked).toEqual([
    [`/ofrep/v1/evaluate/flags/${name}`, { context: { tenantId: 'red', targetingKey: 'user_9' } }],
  ])
  service.closeAllConnections()
  service.close()
  expect((await decide('red', 'user_10'))[name]).toBe(false)
})

test('a fan is told by their token and a guest by their cookie, never by what the body says', async () => {
  await set(50)
  const decider = createFlagDecider(stage)
  const [inside, outside] = await Promise.all(
    [true, false].map(async (isIn) => {
      for (const key of keys) if ((await decider.decide('red', key))[name] === isIn) return key
      throw new Error('none')
    }),
  )
  const services = {
    ...stage,
    identity: {
      ...stage.identity,
      verifyIdToken: async (userId: string, tenantId: string) =>
        keys.includes(userId)
          ? { userId, tenantId, authenticatedAt: stage.now(), issuedAt: stage.now() }
          : null,
    },
  }
  const server = createHttpServer(services, [], [createFlagsHandler(services, decider)])
  server.listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/ofrep/v1/evaluate/flags`
  const ask = async (headers: Record<string, string>, key = '') => {
    const body = JSON.stringify({ context: { targetingKey: key } })
    const response = await fetch(url, { method: 'POST', headers, body })
    const { flags } = (await response.json()) as { flags: { key: string; value: boolean }[] }
    return flags.find((flag) => flag.key === name)?.value
  }
  expect(await ask({ authorization: `Bearer ${inside}` })).toBe(true)
  expect(await ask({ authorization: `Bearer ${outside}` }, inside)).toBe(false)
  expect(await ask({}, inside)).toBe(false)
  expect(await ask({ authorization: 'Bearer forged' }, inside)).toBe(false)
  const guests = Array.from({ length: 40 }, () => newGuestKey(stage.config))
  const answers = await Promise.all(
    guests.map(({ cookie }) => ask({ cookie: cookie.split(';', 1)[0]! })),
  )
  const decided = await Promise.all(guests.map(({ key }) => decider.decide('red', key)))
  expect(answers).toEqual(decided.map((flags) => flags[name]))
  expect(new Set(answers).size).toBe(2)
  await set(undefined)
})

test('a guest’s key is taken only in the shape that it is given', () => {
  const { key } = newGuestKey({ isSecure: true })
  const read = (value: string) => readGuestKey(new Map([['ouen_guest', value]]))
  expect(read(key)).toBe(key)
  for (const other of ['user_1', '', `${key}x`, 'guest_', key.toUpperCase()])
    expect(read(other)).toBeUndefined()
})
