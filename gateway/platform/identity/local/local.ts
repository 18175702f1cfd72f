import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../database/pools.ts'
import { endDocumentSessions } from '../../document-session/service.ts'
import type { Services } from '../../graphql/context.ts'
import { isForm, isJson, parseFields } from '../../http/body.ts'
import { readCookies } from '../../http/cookies.ts'
import { answerReading, refuseMethod } from '../../http/methods.ts'
import type { Arrival } from '../../http/server.ts'
import { proofCookie } from '../../proof-of-work/service.ts'
import { AccountTaken, type Identity } from '../identity.ts'
import { account } from '../tables.ts'
import { findByEmail, findByPhone, findKeptOut } from '../accounts.ts'
import {
  lookUp,
  refreshToken,
  resetPassword,
  sendResetMail,
  signInWithCustomToken,
  signInWithPassword,
  type Caller,
  type CallParts,
  type Fields,
} from './calls.ts'
import { answerCall, IdentityError } from './endpoint.ts'
import { createIdTokens } from './id-tokens.ts'
import { openSigningKeys } from './keys.ts'
import { createPasswords } from './passwords.ts'
import { endSignIns, findSignInIds } from './sign-ins.ts'

export type LocalIdentityParts = Pick<
  Services,
  'config' | 'databaseFor' | 'now' | 'log' | 'jobs' | 'events' | 'cache'
>

type Call = (parts: CallParts, caller: Caller, fields: Fields) => Promise<unknown>

const toolkit = '/identitytoolkit.googleapis.com/'
const secureToken = '/securetoken.googleapis.com/'
const tokenPath = `${secureToken}v1/token`

/** All that the app calls. Whatever else the SDK could ask for does not exist. */
const calls = new Map<string, Call>([
  [`${toolkit}v1/accounts:signInWithPassword`, signInWithPassword],
  [`${toolkit}v1/accounts:signInWithCustomToken`, signInWithCustomToken],
  [`${toolkit}v1/accounts:lookup`, lookUp],
  [`${toolkit}v1/accounts:sendOobCode`, sendResetMail],
  [`${toolkit}v1/accounts:resetPassword`, resetPassword],
])

/**
 * The identity service of a gateway without a Firebase project: it speaks what the firebase SDK speaks
 * after `connectAuthEmulator(<origin>)`, on the gateway's own database. Its signing key is in
 * `<dataDir>/identity/keys.json`, or in IDENTITY_SIGNING_KEY.
 */
export async function createLocalIdentity(services: LocalIdentityParts): Promise<Identity> {
  const { cache, config, databaseFor, events, log, now } = services
  const file = join(config.dataDir, 'identity', 'keys.json')
  const keys = await openSigningKeys({ file, pem: config.identitySigningKey?.reveal(), now })
  const tokens = createIdTokens({ keys, origin: config.origin, databaseFor, cache, now })
  const passwords = await createPasswords()

  const endEverything = async (transaction: Transaction, tenantId: string, userId: string) => {
    const ended = await endSignIns(transaction, userId)
    await endDocumentSessions(transaction, userId)
    await transaction
      .update(account)
      .set({ tokensValidAfter: now() })
      .where(eq(account.userId, userId))
    return () => {
      tokens.forget(tenantId, ended)
      events.publish(tenantId, { type: 'userSignedOut', userId })
    }
  }
  const parts: CallParts = { ...services, tokens, passwords, endEverything }

  const call = (request: Request, arrival: Arrival, pathname: string): Promise<Response> =>
    answerCall(request, log, arrival, async (body) => {
      const { searchParams } = new URL(request.url)
      if (searchParams.get('key') !== config.tenantId) throw new IdentityError('INVALID_API_KEY')
      const language = /^en\b/i.test(request.headers.get('x-firebase-locale') ?? '') ? 'en' : 'ja'
      const proof = readCookies(request.headers.get('cookie'), config).get(proofCookie)
      const { requester } = arrival
      const caller: Caller = { tenantId: config.tenantId, requester, language, proof }
      if (pathname === tokenPath)
        return refreshToken(parts, caller, new URLSearchParams(body.toString('utf8')))
      const fields = parseFields(body)
      if (!fields) throw new IdentityError('INVALID_JSON_PAYLOAD')
      return calls.get(pathname)?.(parts, caller, fields)
    })

  return {
    async verifyIdToken(idToken, tenantId) {
      const verdict = await tokens.verify(idToken, tenantId)
      return verdict === 'invalid' || verdict === 'deleted' ? null : verdict
    },
    findUserIdByEmail: async (tenantId, email) =>
      (await findByEmail(databaseFor(tenantId), email))?.userId ?? null,
    findUserIdByPhone: async (tenantId, phoneNumber) =>
      (await findByPhone(databaseFor(tenantId), phoneNumber))?.userId ?? null,

    readyPassword: async (password) => ({ ready: await passwords.hash(password) }),

    async createAccount(_tenantId, { userId, email, phoneNumber, password }, transaction) {
      const created = await transaction
        .insert(account)
        .values({
          userId,
          email,
          phoneNumber,
          passwordHash: password.ready,
          standing: 'active',
          tokensValidAfter: now(),
          createdAt: now(),
        })
        .onConflictDoNothing()
        .returning({ userId: account.userId })
      if (created.length === 0) throw new AccountTaken('another account has this contact')
    },

    createCustomToken: (tenantId, userId) => tokens.signCustom(tenantId, userId),

    async revokeSignIns(tenantId, userId) {
      const tellOthers = await databaseFor(tenantId).transaction((transaction) =>
        endEverything(transaction, tenantId, userId),
      )
      tellOthers()
    },

    async setStanding(tenantId, userId, standing) {
      const db = databaseFor(tenantId)
      const tellOthers = await db.transaction(async (transaction) => {
        await transaction.update(account).set({ standing }).where(eq(account.userId, userId))
        // Someone kept out keeps their sign-ins, which say why, until they are let in again.
        if (standing === 'active') return endEverything(transaction, tenantId, userId)
        await endDocumentSessions(transaction, userId)
        const type = standing === 'disabled' ? 'userBlocked' : 'userSignedOut'
        return () => events.publish(tenantId, { type, userId })
      })
      // Asked after the commit, so that none that began meanwhile is left out.
      tokens.forget(tenantId, await findSignInIds(db, userId))
      tellOthers()
    },

    keptOutAmong: (tenantId, userIds) => findKeptOut(databaseFor(tenantId), userIds),

    async handle(request, arrival) {
      const { pathname } = new URL(request.url)
      if (pathname === '/.well-known/jwks.json')
        return answerReading(request, () => jwksAnswer(keys.jwks()))
      if (!pathname.startsWith(toolkit) && !pathname.startsWith(secureToken)) return undefined
      const isKnown = calls.has(pathname) || pathname === tokenPath
      if (!isKnown) return new Response('Not found', { status: 404 })
      if (request.method !== 'POST') return refuseMethod('POST')
      const contentType = request.headers.get('content-type')
      if (!(pathname === tokenPath ? isForm(contentType) : isJson(contentType)))
        return new Response('Unsupported media type', { status: 415 })
      return call(request, arrival, pathname)
    },

    clientSettings: {
      apiKey: config.tenantId,
      projectId: config.tenantId,
      authDomain: new URL(config.origin).host,
      emulatorOrigin: config.origin,
    },

    close: async () => undefined,
  }
}

function jwksAnswer(jwks: object): Response {
  return Response.json(jwks, { headers: { 'cache-control': 'public, max-age=300' } })
}
