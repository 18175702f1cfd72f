import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { createCache } from '../../platform/cache/cache.ts'
import { readConfig } from '../../platform/config.ts'
import type { ArtImage } from '../../platform/database/columns.ts'
import { createTestDatabase } from '../../platform/database/testing.ts'
import { createMemoryBus } from '../../platform/events/bus.ts'
import type { GatewayContext, Language, Services } from '../../platform/graphql/context.ts'
import { makeContext } from '../../platform/graphql/make-context.ts'
import type { StartSignUpInput } from '../types.generated.ts'
import { createLocalIdentity } from '../../platform/identity/local/local.ts'
import { openTestQueue, runDueJobs } from '../../platform/jobs/testing.ts'
import { createMessenger } from '../../platform/mail/createMessenger.ts'
import { findInbox } from '../../platform/mail/store.ts'
import { deniedWord } from '../moderation/tables.ts'
import { drawnAvatar } from '../tenant/tables.ts'
import { tenant } from '../../platform/tenant/tables.ts'
import { testTenant } from '../../platform/tenant/testing.ts'
import { confirmSignUpCode, setSignUpPassword, setSignUpProfile, startSignUp } from './service.ts'

const minuteMs = 60_000

export const goodPassword = 'ペンライトを12本ふる'

/** A drawn avatar as the seed writes it. */
export const penguin: ArtImage = {
  kind: 'art',
  name: 'penguin',
  url: '/art/penguin.webp',
  width: 512,
  height: 512,
  dominantColor: '#89b4c8',
  focusX: 0.5,
  focusY: 0.4,
  alt: { ja: 'ペンギン', en: 'A penguin' },
}

export type TestContext = Awaited<ReturnType<typeof setStage>>
export type Browser = ReturnType<TestContext['browser']>

/** A tenant on a real database with the local identity service, an inbox, and a clock to turn. `env` as for the gateway. */
export async function setStage(env: NodeJS.ProcessEnv = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'ouen-sign-up-'))
  const database = await createTestDatabase()
  const config = readConfig({ ...env, DATA_DIR: dataDir, TENANT_ID: 'red' })
  const db = database.databaseFor('red')
  let instant = new Date('2026-11-20T03:00:00.000Z').getTime()
  const now = () => new Date(instant)
  const log = pino({ level: 'silent' })
  const events = createMemoryBus()
  const { databaseFor } = database
  const messenger = createMessenger({ config, databaseFor, now, log })
  const cache = createCache(events, now)
  const jobs = openTestQueue(database.pools)
  const basis = {
    config,
    databaseFor,
    now,
    log,
    events,
    cache,
    messenger,
    jobs,
    settles: new Map(),
  }
  const identity = await createLocalIdentity(basis)
  const services: Services = { ...basis, identity }
  await db.insert(tenant).values(testTenant)
  await db.insert(drawnAvatar).values({ name: 'penguin', position: 1, image: penguin })
  await db.insert(deniedWord).values([
    { word: 'ばかやろう', scope: 'EVERYWHERE' },
    { word: '運営', scope: 'NAMES' },
  ])

  return {
    ...services,
    db,
    database,
    /** Moves the clock on. */
    pass: (minutes: number) => void (instant += minutes * minuteMs),
    /** A browser with cookies of its own. Its requests come from `requester`. */
    browser: (requester = '203.0.113.7', language: Language = 'ja') =>
      openBrowser(services, requester, language),
    /** What went to an address or a number, newest first, once all that is due is sent. */
    async inbox(recipient: string) {
      await runDueJobs(jobs, services)
      return findInbox(db, recipient)
    },
    /** The newest code that went to an address or a number. */
    async codeFor(recipient: string): Promise<string> {
      const body = (await this.inbox(recipient))[0]?.body ?? ''
      const code = /\d{6}/.exec(body)?.[0]
      if (!code) throw new Error(`no code went to ${recipient}`)
      return code
    },
    /** Does what is due; as a gateway with these services would, where some are given. */
    runDueJobs: (over: Partial<Services> = {}) => runDueJobs(jobs, { ...services, ...over }),
    async clear() {
      await identity.close()
      await jobs.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function openBrowser(services: Services, requester: string, language: Language) {
  const cookies = new Map<string, string>()
  const setCookie: GatewayContext['setCookie'] = (name, value, maxAge) =>
    void (maxAge === 0 ? cookies.delete(name) : cookies.set(name, value))
  const state: { userId: string | null } = { userId: null }
  return {
    cookies,
    signIn: (userId: string | null) => void (state.userId = userId),
    /** What a resolver gets: anew for each request. */
    request: (over: Partial<Services> = {}) =>
      makeContext(
        { ...services, ...over },
        {
          tenantId: 'red',
          language,
          userId: state.userId,
          isDocument: false,
          requester,
          cookies: new Map(cookies),
          setCookie,
        },
      ),
  }
}

/** A grown-up's form. */
export function form(value: string, over: Partial<StartSignUpInput> = {}): StartSignUpInput {
  const kind = value.includes('@') ? 'EMAIL' : 'PHONE'
  const agreed = {
    termsVersion: testTenant.terms.version,
    privacyVersion: testTenant.privacyPolicy.version,
  }
  const person = { birthDate: '2000-04-01', guardianConsent: false }
  return { contact: { kind, value }, ...agreed, ...person, ...over }
}

/** Goes through to the step after the code. */
export async function proveContact(stage: TestContext, browser: Browser, contact: string) {
  await startSignUp(browser.request(), form(contact))
  const recipient = contact.startsWith('0') ? `+81${contact.slice(1)}` : contact
  return confirmSignUpCode(browser.request(), await stage.codeFor(recipient))
}

/** Goes through to the step after the password, signed in. Answers the account's id. */
export async function createFan(
  stage: TestContext,
  browser: Browser,
  contact: string,
): Promise<string> {
  await proveContact(stage, browser, contact)
  const result = await setSignUpPassword(browser.request(), goodPassword)
  if (result.__typename !== 'SignUpAccountSuccess' || result.signUp.userId === null)
    throw new Error(`no account, but ${result.__typename}`)
  browser.signIn(result.signUp.userId)
  return result.signUp.userId
}

/** Goes through to the referral step, with a name. */
export async function createNamedFan(stage: TestContext, browser: Browser, contact: string) {
  const userId = await createFan(stage, browser, contact)
  await setSignUpProfile(browser.request(), { displayName: 'ひなた' })
  return userId
}
