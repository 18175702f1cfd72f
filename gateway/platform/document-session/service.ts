import { createHash, randomBytes } from 'node:crypto'
import { serializeCookie } from '../http/cookies.ts'
import type { Queryable } from '../database/pools.ts'
import type { GatewayContext, Services } from '../graphql/context.ts'
import {
  deleteSession,
  deleteSessionsOf,
  extendSession,
  findSession,
  insertSession,
} from './store.ts'

export { deleteExpiredSessions as purgeDocumentSessions } from './store.ts'

const cookieName = 'ouen-document'
const day = 86_400_000
/** A session that is not used for this long ends. */
const idleDays = 14
/** However often it is used, a session ends after this long; the browser then opens another. */
const lifeDays = 90
/** A token that lies around for longer than this opens no session. */
const freshMinutes = 5

type Parts = Pick<Services, 'config' | 'databaseFor' | 'now'>

type Cookies = ReadonlyMap<string, string>

/**
 * Opens a session for the holder of a fresh ID token (made at most five minutes ago) and returns its
 * Set-Cookie, or null where the token won't do. A session that the browser had before is closed.
 */
export async function openDocumentSession(
  services: Parts & Pick<Services, 'identity'>,
  idToken: string,
  cookies: Cookies,
): Promise<string | null> {
  const { config, databaseFor, identity, now } = services
  const token = await identity.verifyIdToken(idToken, config.tenantId)
  if (
    !token ||
    token === 'disabled' ||
    now().getTime() - token.issuedAt.getTime() > freshMinutes * 60_000
  )
    return null
  const secret = randomBytes(32).toString('base64url')
  const former = readSecret(cookies)
  await databaseFor(config.tenantId).transaction(async (transaction) => {
    if (former) await deleteSession(transaction, hashOf(former))
    await insertSession(transaction, {
      tokenHash: hashOf(secret),
      userId: token.userId,
      createdAt: now(),
      expiresAt: new Date(now().getTime() + idleDays * day),
    })
  })
  return setCookie(config, secret, lifeDays * 86_400)
}

/** Ends the browser's session and returns the Set-Cookie that removes it. */
export async function closeDocumentSession(
  { config, databaseFor }: Parts,
  cookies: Cookies,
): Promise<string> {
  const secret = readSecret(cookies)
  if (secret) await deleteSession(databaseFor(config.tenantId), hashOf(secret))
  return setCookie(config, '', 0)
}

/** For the identity service: a reset or a ban ends these too, all but that of the browser which holds this secret. */
export async function endDocumentSessions(
  db: Queryable,
  userId: string,
  keptSecret?: string,
): Promise<void> {
  await deleteSessionsOf(db, userId, keptSecret === undefined ? undefined : hashOf(keptSecret))
}

/** What the browser that asks has its documents by; undefined where it has none. */
export function readDocumentSecret({ readCookie }: GatewayContext): string | undefined {
  return checkedSecret(readCookie(cookieName))
}

/** Whose documents this browser may be sent; null for a guest. Good for rendering only. */
export async function readDocumentUser(
  cookies: Cookies,
  { config, databaseFor, now }: Parts,
): Promise<string | null> {
  const secret = readSecret(cookies)
  if (!secret) return null
  const db = databaseFor(config.tenantId)
  const session = await findSession(db, hashOf(secret), now())
  if (!session) return null
  const latest = session.createdAt.getTime() + lifeDays * day
  const expiresAt = new Date(Math.min(now().getTime() + idleDays * day, latest))
  // Once a day is enough: most documents are only read.
  if (expiresAt.getTime() - session.expiresAt.getTime() >= day)
    await extendSession(db, session.tokenHash, expiresAt)
  return session.userId
}

function readSecret(cookies: Cookies): string | undefined {
  return checkedSecret(cookies.get(cookieName))
}

function checkedSecret(secret: string | undefined): string | undefined {
  return secret && /^[\w-]{43}$/.test(secret) ? secret : undefined
}

function setCookie(config: Parts['config'], secret: string, seconds: number): string {
  return serializeCookie(cookieName, secret, seconds, config)
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
