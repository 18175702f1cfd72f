import { inspect } from 'node:util'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCommunity } from '../domains/chat/testing.ts'
import { readConfig } from './config.ts'
import { Redacted } from './redacted.ts'

/** Every setting that lets somebody in, each with a word of its own. */
const secrets = {
  CODE_SECRET: 'hush-code-0123456789abcdef0123456789',
  METRICS_TOKEN: 'hush-metrics',
  SMTP_URL: 'smtp://ouen:hush-smtp@127.0.0.1',
  DATABASE_URL: 'postgres://ouen_app:hush-app@127.0.0.1/ouen',
  DATABASE_OWNER_URL: 'postgres://owner:hush-owner@127.0.0.1/ouen',
  EVENTS_URL: 'redis://:hush-events@127.0.0.1',
  FILES_URL: 's3://hush-key:hush-files@bucket?region=auto',
  FIREBASE_SERVICE_ACCOUNT: '{"private_key":"hush-account"}',
  IDENTITY_SIGNING_KEY: 'hush-signing',
}
const env = { ...secrets, FIREBASE_PROJECT_ID: 'ouen', FIREBASE_API_KEY: 'public' }

/** Each way in which an object may come to be read. */
function prints(value: object): string[] {
  const lines: string[] = []
  pino({}, { write: (line) => void lines.push(line) }).error({ ...value, value }, `${value}`)
  const fault = Object.assign(new Error('a fault', { cause: value }), { value })
  return [
    ...lines,
    JSON.stringify(value),
    JSON.stringify(structuredClone(JSON.parse(JSON.stringify(value)))),
    Object.entries(value).join(),
    inspect(value, { depth: null }),
    inspect(value, { depth: null, showHidden: true, getters: true }),
    inspect(value, { depth: null, customInspect: false }),
    inspect(fault, { depth: null }),
  ]
}

it('a secret is there for whoever asks for it, and prints as nothing', () => {
  const secret = new Redacted('hush')
  expect(secret.reveal()).toBe('hush')
  for (const text of [...prints(secret), `${secret}`, secret + ''])
    expect(text).not.toContain('hush')
})

it('a dump of the settings holds no secret', () => {
  for (const text of prints(readConfig(env))) expect(text).not.toContain('hush')
})

let stage: Awaited<ReturnType<typeof openCommunity>>
beforeAll(async () => {
  stage = await openCommunity({ CODE_SECRET: secrets.CODE_SECRET, METRICS_TOKEN: 'hush-metrics' })
})
afterAll(() => stage.close())

it('a dump of what a resolver is given holds no secret, nor the database’s password', async () => {
  const context = stage.as(null)
  await context.db.execute('select 1')
  const { password } = new URL(stage.appUrl)
  const dump = inspect(context, { depth: 12 })
  expect(dump).toContain('codeSecret: [redacted]')
  expect(['hush', password].filter((secret) => dump.includes(secret))).toEqual([])
})
