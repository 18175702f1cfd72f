import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test.each([
  ['TENANT_ID', ''],
  ['TENANT_ID', 'Two Words'],
  ['PORT', '80a'],
  ['GATEWAY_NAME', 'a.b'],
  ['CLOSED_COMMUNITY', 'true'],
  ['DEMO', 'false'],
  ['GRAPHQL_GET', 'no'],
  ['LOG_LEVEL', 'verbose'],
  ['PUBLIC_ORIGIN', 'fans.example.com'],
  ['FLAGS_URL', 'flags.example.com'],
])('names %s where it is %j', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name)
})

test('names each life of a gateway anew, unless told', () => {
  expect(readConfig({}).processName).not.toBe(readConfig({}).processName)
  expect(readConfig({ GATEWAY_NAME: 'gateway-1' }).processName).toBe('gateway-1')
})

test('starts the demo by the example as it stands', () => {
  const example = parseEnv(readFileSync(new URL('../../.env.example', import.meta.url), 'utf8'))
  const named = { processName: 'one' }
  expect({ ...readConfig(example), ...named }).toEqual({ ...readConfig({}), ...named })
})

test('reads an empty variable as one that is not set', () => {
  const empty = { HOST: '', DATA_DIR: '', IDENTITY_SIGNING_KEY: '', SMS_DAILY_LIMIT: '' }
  const named = { processName: 'one' }
  expect({ ...readConfig(empty), ...named }).toEqual({ ...readConfig({}), ...named })
})

test.each([
  ['DATABASE_OWNER_URL', { DATABASE_URL: 'postgres://ouen_app@db/ouen', DATABASE_OWNER_URL: '' }],
  ['DATABASE_URL', { DATABASE_OWNER_URL: 'postgres://owner@db/ouen' }],
])('asks for %s beside the other', (name, env) => {
  expect(() => readConfig(env)).toThrow(`so ${name} must be set`)
})

test.each([
  ['HOST', { HOST: '0.0.0.0' }],
  ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'https://fans.example.com' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '1' }],
  [
    'DATABASE_URL',
    {
      DATABASE_URL: 'postgres://ouen_app@db.example.com/ouen',
      DATABASE_OWNER_URL: 'postgres://o@db',
    },
  ],
])('lets tests move the clock on this machine alone: not with such a %s', (_, env) => {
  expect(readConfig({ TEST_CLOCK: 'on' }).isClockMovable).toBe(true)
  expect(() => readConfig({ TEST_CLOCK: 'on', ...env })).toThrow('TEST_CLOCK')
  expect(() => readConfig({ CRASH_AT: 'any:3', ...env })).toThrow('CRASH_AT')
})

test('a process dies where tests say, and nowhere else', () => {
  expect(readConfig({}).crashAt).toBeUndefined()
  expect(readConfig({ CRASH_AT: 'webhook.commits' }).crashAt).toEqual({
    point: 'webhook.commits',
    pass: 1,
  })
  expect(readConfig({ CRASH_AT: 'any:17' }).crashAt).toEqual({ point: 'any', pass: 17 })
  for (const wrong of ['any:0', 'any:x', '1'])
    expect(() => readConfig({ CRASH_AT: wrong })).toThrow('CRASH_AT')
})
