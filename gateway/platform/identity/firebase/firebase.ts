import { eq } from 'drizzle-orm'
import { createRemoteJWKSet } from 'jose'
import { endDocumentSessions } from '../../document-session/service.ts'
import type { Services } from '../../graphql/context.ts'
import { prefixOf } from '../../ids.ts'
import { findAccount, findKeptOut } from '../accounts.ts'
import { AccountTaken, standingKeptMs, type Identity, type Standing } from '../identity.ts'
import { account } from '../tables.ts'
import { createIdTokenVerifier } from '../tokens.ts'
import {
  createGoogleApi,
  googleEndpoints,
  GoogleRefusal,
  reachGoogle,
  readServiceAccount,
  type GoogleEndpoints,
} from './googleApi.ts'

export type FirebaseIdentityParts = Pick<
  Services,
  'config' | 'databaseFor' | 'events' | 'cache' | 'now'
> & {
  endpoints?: GoogleEndpoints
}

const customTokenAudience =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'
const customTokenSeconds = 300
/** What Google says where another account has a contact, or an id. */
const isThere = /^(EMAIL_EXISTS|PHONE_NUMBER_EXISTS|DUPLICATE_LOCAL_ID)$/

/**
 * The identity service of a gateway with a Firebase project: contacts and passwords are kept there. A row
 * of ours says whom this tenant knows and since when their tokens count, so that nobody from elsewhere in
 * the project gets in. Throws at once where the settings are incomplete.
 */
export function createFirebaseIdentity(parts: FirebaseIdentityParts): Identity {
  const { cache, config, databaseFor, events, now, endpoints = googleEndpoints } = parts
  if (!config.firebase) throw new Error('No Firebase project. Set FIREBASE_PROJECT_ID.')
  const { projectId, apiKey, authDomain } = config.firebase
  const serviceAccount = readServiceAccount(config.firebase.serviceAccount.reveal())
  const google = createGoogleApi({ projectId, apiKey }, serviceAccount, endpoints, now)
  const verifyIdTokenClaims = createIdTokenVerifier()
  const keys = createRemoteJWKSet(new URL(endpoints.keys))

  const lookUpUser = async (known: object) => {
    const { users } = (await google.post(':lookup', known)) as {
      users?: { localId: string; email?: string }[]
    }
    return users?.[0]
  }
  const lookUp = async (contact: object) => (await lookUpUser(contact))?.localId

  const findUserId = async (tenantId: string, contact: object): Promise<string | null> => {
    const userId = await lookUp(contact)
    return userId && (await findAccount(databaseFor(tenantId), userId)) ? userId : null
  }

  const endSignIns = async (tenantId: string, userId: string, standing?: Standing) => {
    await databaseFor(tenantId).transaction(async (transaction) => {
      await transaction
        .update(account)
        .set({ tokensValidAfter: now(), ...(standing && { standing }) })
        .where(eq(account.userId, userId))
      await endDocumentSessions(transaction, userId)
    })
    cache.forget(tenantId, 'account', userId)
    const type = standing === 'disabled' ? 'userBlocked' : 'userSignedOut'
    events.publish(tenantId, { type, userId })
  }
  /** Has Google delete its account, where it still has one. */
  const forgetUser = async (userId: string) => {
    await google.post(':delete', { localId: userId }).catch((error: unknown) => {
      if (!(error instanceof GoogleRefusal && error.message === 'USER_NOT_FOUND')) throw error
    })
  }
  const site = {
    handle: async () => undefined,
    clientSettings: { apiKey, projectId, authDomain },
  }
  const seconds = () => Math.floor(now().getTime() / 1000)

  return {
    async verifyIdToken(idToken, tenantId) {
      const issuer = `https://securetoken.google.com/${projectId}`
      const rules = { keys, issuer, audience: projectId, now: now() }
      const claims = await reachGoogle(() => verifyIdTokenClaims(idToken, rules))
      if (!claims) return null
      const read = () => findAccount(databaseFor(tenantId), claims.sub)
      const known = await cache.get(tenantId, 'account', claims.sub, read, { ms: standingKeptMs })
      if (known?.standing === 'disabled') return 'disabled'
      if (known?.standing !== 'active') return null
      // Firebase tells these times in whole seconds.
      if (claims.auth_time < Math.floor(known.tokensValidAfter.getTime() / 1000)) return null
      return {
        userId: claims.sub,
        tenantId,
        authenticatedAt: new Date(claims.auth_time * 1000),
        issuedAt: new Date(claims.iat * 1000),
      }
    },

    findUserIdByEmail: (tenantId, email) => findUserId(tenantId, { email: [email] }),
    findUserIdByPhone: (tenantId, phoneNumber) =>
      findUserId(tenantId, { phoneNumber: [phoneNumber] }),
    async findEmail(tenantId, userId) {
      if (!(await findAccount(databaseFor(tenantId), userId))) return null
      return (await lookUpUser({ localId: [userId] }))?.email ?? null
    },

    async findUnclaimed(tenantId, { email, phoneNumber }) {
      const userId = await lookUp(email ? { email: [email] } : { phoneNumber: [phoneNumber] })
      // An account of another app in the project has an id of another shape, and stays that app's.
      if (!userId || prefixOf(userId) !== 'user') return null
      return (await findAccount(databaseFor(tenantId), userId)) ? null : userId
    },

    readyPassword: async (password) => ({ ready: password }),

    async createAccount(_tenantId, { userId, email, phoneNumber, password }, transaction) {
      const moment = { tokensValidAfter: now(), createdAt: now() }
      await transaction.insert(account).values({ userId, standing: 'active', ...moment })
      const contact = email ? { email, emailVerified: true } : { phoneNumber }
      // Last, since a row can be taken back and Google's account can't.
      const fields = { localId: userId, password: password.ready, ...contact }
      await google.post('', fields).catch(async (error: unknown) => {
        if (!(error instanceof GoogleRefusal && isThere.test(error.message))) throw error
        const owner = await lookUp(email ? { email: [email] } : { phoneNumber: [phoneNumber] })
        if (owner !== userId) throw new AccountTaken('another account has this contact')
        await google.post(':update', fields)
      })
    },

    async changePassword(tenantId, userId, { present, next }) {
      const known = await findAccount(databaseFor(tenantId), userId)
      const email = known && (await lookUpUser({ localId: [userId] }))?.email
      if (!email || !(await google.isPassword(email, present))) return 'wrong'
      await google.post(':update', { localId: userId, password: next })
      await endSignIns(tenantId, userId)
      await google.post(':update', { localId: userId, validSince: String(seconds()) })
      return 'signedOut'
    },

    async setContact(_tenantId, userId, contact) {
      const fields = 'email' in contact ? { ...contact, emailVerified: true } : contact
      await google.post(':update', { localId: userId, ...fields }).catch((error: unknown) => {
        throw error instanceof GoogleRefusal && isThere.test(error.message)
          ? new AccountTaken('another account has this contact', { cause: error })
          : error
      })
      // Google ends the sign-ins of whoever's contact changes.
      return 'ended'
    },

    createCustomToken: (_tenantId, userId) =>
      google.sign({
        sub: serviceAccount.clientEmail,
        aud: customTokenAudience,
        uid: userId,
        iat: seconds(),
        exp: seconds() + customTokenSeconds,
      }),

    async revokeSignIns(tenantId, userId) {
      await endSignIns(tenantId, userId)
      await google.post(':update', { localId: userId, validSince: String(seconds()) })
    },

    async setStanding(tenantId, userId, standing) {
      await endSignIns(tenantId, userId, standing)
      if (standing === 'deleted') return forgetUser(userId)
      await google.post(':update', { localId: userId, disableUser: standing !== 'active' })
    },

    keptOutAmong: (tenantId, userIds) => findKeptOut(databaseFor(tenantId), userIds),
    ...site,
    forSite: () => site,
    close: async () => undefined,
  }
}
