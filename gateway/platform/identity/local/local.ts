import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { isUniqueViolation } from '../../database/pools.ts'
import { endDocumentSessions } from '../../document-session/service.ts'
import type { Services } from '../../graphql/context.ts'
import { AccountTaken, type Identity } from '../identity.ts'
import { account } from '../tables.ts'
import { findAccount, findByEmail, findByPhone, findKeptOut } from '../accounts.ts'
import { changePassword } from './change-password.ts'
import type { CallParts } from './calls.ts'
import { createEndpoints } from './endpoints.ts'
import { createIdTokens } from './id-tokens.ts'
import { openSigningKeys } from './keys.ts'
import { dropResetsOf } from './password-resets.ts'
import { createPasswords } from './passwords.ts'
import { endSignIns, findSignInIds } from './sign-ins.ts'

/** What keeps a contact to one account. */
const contactKeys = ['identity_account_email', 'identity_account_phone']

export type LocalIdentityParts = Pick<
  Services,
  'config' | 'databaseFor' | 'now' | 'log' | 'jobs' | 'events' | 'cache'
>

/**
 * The identity service of a gateway without a Firebase project: it speaks what the firebase SDK speaks
 * after `connectAuthEmulator(<origin>)`, on the gateway's own database. Its signing key is in
 * `<dataDir>/identity/keys.json`, or in IDENTITY_SIGNING_KEY.
 */
export async function createLocalIdentity(services: LocalIdentityParts): Promise<Identity> {
  const { cache, config, databaseFor, events, now } = services
  const file = join(config.dataDir, 'identity', 'keys.json')
  const keys = await openSigningKeys({ file, pem: config.identitySigningKey?.reveal(), now })
  const tokens = createIdTokens({ keys, origin: config.origin, databaseFor, cache, now })
  const passwords = await createPasswords()

  const endEverything: CallParts['endEverything'] = async (transaction, tenantId, userId, kept) => {
    const ended = await endSignIns(transaction, userId, kept?.signInId)
    await endDocumentSessions(transaction, userId, kept?.documentSecret)
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

  return {
    async verifyIdToken(idToken, tenantId) {
      const verdict = await tokens.verify(idToken, tenantId)
      return verdict === 'invalid' || verdict === 'deleted' ? null : verdict
    },
    findUserIdByEmail: async (tenantId, email) =>
      (await findByEmail(databaseFor(tenantId), email))?.userId ?? null,
    findUserIdByPhone: async (tenantId, phoneNumber) =>
      (await findByPhone(databaseFor(tenantId), phoneNumber))?.userId ?? null,
    findEmail: async (tenantId, userId) =>
      (await findAccount(databaseFor(tenantId), userId))?.email ?? null,

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

    changePassword: (...asked) => changePassword(parts, ...asked),

    async setContact(_tenantId, userId, contact, transaction) {
      try {
        await transaction.update(account).set(contact).where(eq(account.userId, userId))
      } catch (error) {
        if (!isUniqueViolation(error, ...contactKeys)) throw error
        throw new AccountTaken('another account has this contact', { cause: error })
      }
      // A link that went to the former address would still set the password.
      await dropResetsOf(transaction, userId)
      return 'kept'
    },

    createCustomToken: (tenantId, userId) => tokens.signCustom(tenantId, userId),

    async revokeSignIns(tenantId, userId) {
      const announce = await databaseFor(tenantId).transaction((transaction) =>
        endEverything(transaction, tenantId, userId),
      )
      announce()
    },

    async setStanding(tenantId, userId, standing) {
      const db = databaseFor(tenantId)
      const announce = await db.transaction(async (transaction) => {
        await transaction.update(account).set({ standing }).where(eq(account.userId, userId))
        // Someone kept out keeps their sign-ins, which say why, until they are let in again.
        if (standing === 'active') return endEverything(transaction, tenantId, userId)
        await endDocumentSessions(transaction, userId)
        const type = standing === 'disabled' ? 'userBlocked' : 'userSignedOut'
        return () => events.publish(tenantId, { type, userId })
      })
      // Asked after the commit, so that none that began meanwhile is left out.
      tokens.forget(tenantId, await findSignInIds(db, userId))
      announce()
    },

    keptOutAmong: (tenantId, userIds) => findKeptOut(databaseFor(tenantId), userIds),

    ...createEndpoints(parts, keys),
    forSite: (config) => createEndpoints({ ...parts, config }, keys),

    close: async () => undefined,
  }
}
