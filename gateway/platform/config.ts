import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import { readFilesAddress } from './files/address.ts'
import type { CrashAt } from './crashPoints.ts'
import { isOnLoopback } from './loopback.ts'
import { Redacted } from './redacted.ts'
import { isTenantId } from './tenant/tenantId.ts'

export type Config = ReturnType<typeof readConfig>

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/**
 * The gateway's settings, from the environment (see `.env.example` for each one's meaning and default).
 * An empty one is as good as unset, but for the tenant's id. Throws an error that names the variable where
 * one is missing or malformed.
 */
export function readConfig(given: NodeJS.ProcessEnv = process.env) {
  if (given.TENANT_ID === '')
    throw new Error(
      'No tenant id. Set TENANT_ID to the tenant this app serves, such as TENANT_ID=ouen.',
    )
  const env = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
  const tenantId = env.TENANT_ID ?? 'ouen'
  if (!isTenantId(tenantId))
    throw new Error(
      `TENANT_ID is "${tenantId}"; it takes 2 to 31 of a-z, 0-9 and -, a letter first.`,
    )
  const port = wholeNumber(env, 'PORT', 3000, 65535)
  const dataDir = resolve(env.DATA_DIR ?? '.data')
  const origin = readOrigin(env.PUBLIC_ORIGIN ?? `http://localhost:${port}`)
  const host = env.HOST ?? '127.0.0.1'
  const trustedProxies = wholeNumber(env, 'TRUSTED_PROXIES', 0, 10)
  return {
    /** The tenant at PUBLIC_ORIGIN. */
    tenantId,
    /** Whether there are others, by the table of hosts. A Firebase project knows the people of one tenant. */
    servesMany: env.TENANT_ID === undefined && env.FIREBASE_PROJECT_ID === undefined,
    port,
    host,
    origin,
    isSecure: origin.startsWith('https:'),
    isProduction: env.NODE_ENV !== 'development',
    dataDir,
    files: readFilesAddress(env.FILES_URL, join(dataDir, 'files')),
    /** Begins the tokens of this process's streams; another life is another name where none is set. */
    processName: readProcessName(env),
    database: readDatabase(env),
    /** The most connections of this process to the database, whosever requests they serve. */
    databaseConnections: Math.max(4, wholeNumber(env, 'DATABASE_CONNECTIONS', 40, 1_000)),
    eventsUrl: redacted(env.EVENTS_URL),
    /** The most text messages a day: each costs money, whoever asks for it. */
    smsDailyLimit: wholeNumber(env, 'SMS_DAILY_LIMIT', 500, 1_000_000),
    smtpUrl: redacted(env.SMTP_URL),
    mailFrom: env.MAIL_FROM ?? 'Ouen <no-reply@localhost>',
    isDemo: isOn(env, 'DEMO', true),
    /** Whether the demo's people write and wave by themselves. */
    isCastActing: isOn(env, 'DEMO', true) && isOn(env, 'DEMO_CAST', true),
    logLevel: oneOf(env, 'LOG_LEVEL', logLevels, 'info'),
    /** Where flags are decided in place of the tenant's settings: a service of OpenFeature's remote protocol. */
    flagsUrl: readUrl(env, 'FLAGS_URL'),
    metricsToken: redacted(env.METRICS_TOKEN),
    isGetEnabled: isOn(env, 'GRAPHQL_GET', true),
    isClosedCommunity: isOn(env, 'CLOSED_COMMUNITY', false),
    trustedProxies,
    /** Whether tests may move the time of all that the business means by it. */
    isClockMovable: readTestClock(env, { host, origin, trustedProxies }),
    /** Where tests have the process die. */
    crashAt: readCrashAt(env, { host, origin, trustedProxies }),
    firebase: env.FIREBASE_PROJECT_ID
      ? {
          projectId: env.FIREBASE_PROJECT_ID,
          apiKey: required(env, 'FIREBASE_API_KEY', 'FIREBASE_PROJECT_ID is set'),
          authDomain: env.FIREBASE_AUTH_DOMAIN ?? `${env.FIREBASE_PROJECT_ID}.firebaseapp.com`,
          serviceAccount: new Redacted(
            required(env, 'FIREBASE_SERVICE_ACCOUNT', 'FIREBASE_PROJECT_ID is set'),
          ),
        }
      : undefined,
    /** What a fan sees who has chosen nothing: checked by the app when it starts. */
    theme: {
      mode: env.DEFAULT_MODE ?? 'light',
      palette: env.DEFAULT_PALETTE ?? 'green',
      grey: env.DEFAULT_GREY ?? 'gray',
    },
    payments: readPayments(env, dataDir, isOn(env, 'DEMO', true)),
    /** Whether the sandbox of payments answers strangers too, who may pay there without any money. */
    isSandboxPublic: isOn(env, 'SANDBOX_PUBLIC', false),
    sentryDsn: env.SENTRY_DSN,
    analytics: {
      tagManagerId: env.GOOGLE_TAG_MANAGER_ID,
      gtagId: env.GOOGLE_TAG_ID,
      consentToolUrl: env.CONSENT_TOOL_URL,
    },
    /** Where else pages may connect to. */
    connectOrigins: [
      env.SENTRY_DSN,
      env.FIREBASE_PROJECT_ID && 'https://identitytoolkit.googleapis.com',
      env.FIREBASE_PROJECT_ID && 'https://securetoken.googleapis.com',
    ]
      .filter((url): url is string => Boolean(url))
      .map((url) => new URL(url).origin),
    identitySigningKey: redacted(env.IDENTITY_SIGNING_KEY),
    codeSecret: redacted(env.CODE_SECRET),
    drawSecrets: redacted(env.DRAW_SECRETS),
    /** Where drand's rounds are asked for; the gateway's own key stands in where it is unset. */
    beaconUrl: readUrl(env, 'BEACON_URL'),
  }
}

/** What turns something on or off: a word that says neither must not quietly be taken for one of them. */
function isOn(env: NodeJS.ProcessEnv, name: string, fallback: boolean): boolean {
  return oneOf(env, name, ['on', 'off'], fallback ? 'on' : 'off') === 'on'
}

function oneOf<Word extends string>(
  env: NodeJS.ProcessEnv,
  name: string,
  words: readonly Word[],
  fallback: Word,
): Word {
  const text = env[name] ?? fallback
  const word = words.find((known) => known === text)
  if (word === undefined)
    throw new Error(
      `${name} is "${text}"; it takes ${words.slice(0, -1).join(', ')} or ${words.at(-1)}.`,
    )
  return word
}

function readUrl(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const text = env[name]
  if (text === undefined) return undefined
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text
  throw new Error(`${name} is "${text}"; it takes an address such as https://flags.example.com.`)
}

function readOrigin(text: string): string {
  const isAddress = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
  if (!isAddress)
    throw new Error(
      `PUBLIC_ORIGIN is "${text}"; it takes an address such as https://fans.example.com.`,
    )
  return new URL(text).origin
}

/** Whoever moves the clock ends sign-ins and makes what is sold expire: only where nobody else can reach it. */
function readTestClock(env: NodeJS.ProcessEnv, place: Place): boolean {
  if (!isOn(env, 'TEST_CLOCK', false)) return false
  refuseElsewhere('TEST_CLOCK is "on"', env, place)
  return true
}

/** `checkout.confirm.committed` dies there at once; `any:17` at whichever point is passed as the seventeenth. */
function readCrashAt(env: NodeJS.ProcessEnv, place: Place): CrashAt | undefined {
  const { CRASH_AT: text } = env
  if (text === undefined) return undefined
  refuseElsewhere('CRASH_AT is set', env, place)
  const [, point = '', pass = '1'] = /^([a-zA-Z.]+)(?::([1-9]\d{0,5}))?$/.exec(text) ?? []
  if (point === '') throw new Error(`CRASH_AT is "${text}"; it takes a point's name, or any:17.`)
  return { point, pass: Number(pass) }
}

type Place = { host: string; origin: string; trustedProxies: number }

function refuseElsewhere(
  what: string,
  env: NodeJS.ProcessEnv,
  { host, origin, trustedProxies }: Place,
): void {
  const urls = [origin, env.DATABASE_URL].filter((url) => url !== undefined)
  const hosts = [host, ...urls.map((url) => new URL(url).hostname)]
  if (hosts.every(isOnLoopback) && trustedProxies === 0) return
  throw new Error(
    `${what}, which is for tests on this machine alone: HOST, PUBLIC_ORIGIN and DATABASE_URL must be on loopback, and TRUSTED_PROXIES 0.`,
  )
}

function readProcessName({ GATEWAY_NAME: name }: NodeJS.ProcessEnv): string {
  if (!name) return randomBytes(4).toString('hex')
  if (/^[a-z0-9][a-z0-9-]{0,29}$/.test(name)) return name
  throw new Error(`GATEWAY_NAME is "${name}"; it takes 1 to 30 of a-z, 0-9 and -.`)
}

/** Two roles of one PostgreSQL: row-level security binds the first, and the other owns the tables. */
function readDatabase(
  env: NodeJS.ProcessEnv,
): { appUrl: Redacted; ownerUrl: Redacted } | undefined {
  if (!env.DATABASE_URL && !env.DATABASE_OWNER_URL) return undefined
  return {
    appUrl: new Redacted(required(env, 'DATABASE_URL', 'DATABASE_OWNER_URL is set')),
    ownerUrl: new Redacted(required(env, 'DATABASE_OWNER_URL', 'DATABASE_URL is set')),
  }
}

/** The provider of payments: by its own settings, or the sandbox that stands beside a demo. */
function readPayments(env: NodeJS.ProcessEnv, dataDir: string, isDemo: boolean) {
  if (!env.PAYMENTS_KEY)
    return isDemo ? { kind: 'sandbox' as const, folder: join(dataDir, 'sandbox') } : undefined
  return {
    kind: 'provider' as const,
    url: readUrl(env, 'PAYMENTS_URL') ?? 'https://api.stripe.com',
    key: new Redacted(env.PAYMENTS_KEY),
    webhookSecret: new Redacted(required(env, 'PAYMENTS_WEBHOOK_SECRET', 'PAYMENTS_KEY is set')),
  }
}

function redacted(secret: string | undefined): Redacted | undefined {
  return secret === undefined ? undefined : new Redacted(secret)
}

function required(env: NodeJS.ProcessEnv, name: string, because: string): string {
  const value = env[name]
  if (!value) throw new Error(`${because}, and so ${name} must be set too.`)
  return value
}

function wholeNumber(env: NodeJS.ProcessEnv, name: string, fallback: number, max: number): number {
  const text = env[name]
  if (text === undefined) return fallback
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0 || value > max)
    throw new Error(`${name} is "${text}"; it takes a whole number from 0 to ${max}.`)
  return value
}
