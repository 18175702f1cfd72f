import type { Transaction } from '../../database/pools.ts'
import type { Language, Services } from '../../graphql/context.ts'
import { endDocumentSessions } from '../../document-session/service.ts'
import { takeProof } from '../../proof-of-work/service.ts'
import { normaliseEmail } from '../email.ts'
import { checkPassword } from '../passwordRules.ts'
import type { KeptSignIn } from '../identity.ts'
import { usedToken } from '../tables.ts'
import { newId } from '../../ids.ts'
import {
  findAccount,
  findByEmail,
  holdsPassword,
  setPasswordHash,
  type Account,
} from '../accounts.ts'
import { IdentityError } from './endpoint.ts'
import { idTokenSeconds, type IdTokens } from './id-tokens.ts'
import { findReset, takeReset } from './password-resets.ts'
import type { Passwords } from './passwords.ts'
import { beginSignIn, refresh, type SignIn } from './sign-ins.ts'
import {
  addressLimit,
  countAttempt,
  forgetAttempts,
  forgiveAttempt,
  resetLimit,
  signInLimit,
} from '../throttle.ts'

/** `proof`: of work, where a browser has one. */
export type Caller = {
  tenantId: string
  requester: string
  language: Language
  proof: string | undefined
}

export type CallParts = Pick<
  Services,
  'cache' | 'config' | 'databaseFor' | 'events' | 'jobs' | 'log' | 'now'
> & {
  tokens: IdTokens
  passwords: Passwords
  /** Ends what a changed password must end, but what is kept, in the caller's transaction; the answer tells the others, after it. */
  endEverything: (
    transaction: Transaction,
    tenantId: string,
    userId: string,
    kept?: KeptSignIn,
  ) => Promise<() => void>
}

export type Fields = ReadonlyMap<string, unknown>

/**
 * `signInWithPassword`. A wrong password and an unknown address get one answer, in the same time. Throws
 * `TooBusy` where more log in than people would wait for; nothing is counted against those.
 */
export async function signInWithPassword(parts: CallParts, caller: Caller, fields: Fields) {
  const email = readText(fields, 'email', 'INVALID_EMAIL')
  const password = readText(fields, 'password', 'MISSING_PASSWORD')
  return parts.passwords.admit(() => logIn(parts, caller, email, password))
}

async function logIn(parts: CallParts, caller: Caller, email: string, password: string) {
  const { databaseFor, passwords, now } = parts
  const db = databaseFor(caller.tenantId)
  const pair = [subjectOf(email), caller.requester]
  const place = { ...caller, purpose: 'sign-in' } as const
  const isAllowed =
    (await countAttempt(db, signInLimit, pair, now())) &&
    ((await countAttempt(db, addressLimit, [caller.requester], now())) ||
      (await takeProof(parts, db, place, caller.proof)))
  if (!isAllowed) throw new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER')
  const account = await findByEmail(db, email)
  const isRight = await passwords.isRight(password, account?.passwordHash)
  if (!account || !isRight) throw new IdentityError('INVALID_LOGIN_CREDENTIALS')
  refuseUnlessActive(account)
  await forgetAttempts(db, signInLimit, pair)
  await forgiveAttempt(db, addressLimit, [caller.requester])
  const begun = await db.transaction(async (transaction) => {
    if (!(await holdsPassword(transaction, account)))
      throw new IdentityError('INVALID_LOGIN_CREDENTIALS')
    return beginSignIn(transaction, account.userId, 'password', now())
  })
  return { ...(await toTokens(parts, caller, begun)), email: account.email, registered: true }
}

/** `signInWithCustomToken`: each token serves once. */
export async function signInWithCustomToken(parts: CallParts, caller: Caller, fields: Fields) {
  const { databaseFor, tokens, now } = parts
  const text = readText(fields, 'token', 'MISSING_CUSTOM_TOKEN')
  const token = await tokens.verifyCustom(text, caller.tenantId)
  if (!token) throw new IdentityError('INVALID_CUSTOM_TOKEN')
  const begun = await databaseFor(caller.tenantId).transaction(async (transaction) => {
    const taken = await transaction
      .insert(usedToken)
      .values({ id: token.id, expiresAt: token.expiresAt })
      .onConflictDoNothing()
      .returning()
    const account = await findAccount(transaction, token.userId)
    if (taken.length === 0 || !account || token.issuedAt < account.tokensValidAfter)
      throw new IdentityError('INVALID_CUSTOM_TOKEN')
    refuseUnlessActive(account)
    return beginSignIn(transaction, account.userId, 'custom', now())
  })
  return { ...(await toTokens(parts, caller, begun)), isNewUser: false }
}

/** `lookup`: who the ID token's holder is. The SDK asks at each start, so it is never throttled. */
export async function lookUp(parts: CallParts, caller: Caller, fields: Fields) {
  const idToken = readText(fields, 'idToken', 'MISSING_ID_TOKEN')
  const verdict = await parts.tokens.verify(idToken, caller.tenantId)
  if (verdict === 'disabled' || verdict === 'deleted') throw new IdentityError('USER_DISABLED')
  const account =
    verdict === 'invalid'
      ? undefined
      : await findAccount(parts.databaseFor(caller.tenantId), verdict.userId)
  if (!account) throw new IdentityError('TOKEN_EXPIRED')
  return { users: [toUser(account)] }
}

/** `token`: a refresh token for its successor and an ID token. */
export async function refreshToken(parts: CallParts, caller: Caller, form: URLSearchParams) {
  const { databaseFor, events, log, now, tokens } = parts
  if (form.get('grant_type') !== 'refresh_token') throw new IdentityError('INVALID_GRANT_TYPE')
  const db = databaseFor(caller.tenantId)
  const refreshed = await refresh(db, form.get('refresh_token') ?? '', now())
  if (refreshed.outcome === 'disabled') throw new IdentityError('USER_DISABLED')
  if (refreshed.outcome === 'reused') {
    await endDocumentSessions(db, refreshed.userId)
    tokens.forget(caller.tenantId, [refreshed.signInId])
    events.publish(caller.tenantId, { type: 'userSignedOut', userId: refreshed.userId })
    log.warn(
      { userId: refreshed.userId },
      'a replaced refresh token came back; its sign-in was ended',
    )
  }
  if (refreshed.outcome !== 'refreshed') throw new IdentityError('TOKEN_EXPIRED')
  const idToken = await tokens.sign(caller.tenantId, refreshed.signIn)
  return {
    access_token: idToken,
    id_token: idToken,
    refresh_token: refreshed.refreshToken,
    expires_in: String(idTokenSeconds),
    token_type: 'Bearer',
    user_id: refreshed.signIn.userId,
    project_id: caller.tenantId,
  }
}

/** `sendOobCode`, for password resets. The answer and its time are the same for an unknown address. */
export async function sendResetMail(parts: CallParts, caller: Caller, fields: Fields) {
  if (fields.get('requestType') !== 'PASSWORD_RESET')
    throw new IdentityError('OPERATION_NOT_ALLOWED')
  const email = readText(fields, 'email', 'MISSING_EMAIL')
  const db = parts.databaseFor(caller.tenantId)
  if (!(await countAttempt(db, resetLimit, [subjectOf(email), caller.requester], parts.now())))
    throw new IdentityError('RESET_PASSWORD_EXCEED_LIMIT')
  const account = await findByEmail(db, email)
  // For an unknown address too: neither the answer nor its time may tell that there is no account.
  const mail = {
    userId: account?.userId ?? null,
    resetId: newId('reset'),
    askedAt: parts.now().toISOString(),
    language: caller.language,
  }
  await parts.jobs.enqueue(caller.tenantId, 'mailPasswordReset', mail, db)
  return { email }
}

/** `resetPassword`: with a new password it changes it; without one it says whose the code is. */
export async function resetPassword(parts: CallParts, caller: Caller, fields: Fields) {
  const { databaseFor, passwords, now } = parts
  const code = readText(fields, 'oobCode', 'MISSING_OOB_CODE')
  const db = databaseFor(caller.tenantId)
  const owner = await findReset(db, code, now())
  const account = owner === undefined ? undefined : await findAccount(db, owner)
  const email = account?.email
  if (!account || !email) throw new IdentityError('INVALID_OOB_CODE')
  refuseUnlessActive(account)
  const answer = { email, requestType: 'PASSWORD_RESET' }
  if (!fields.has('newPassword')) return answer
  const password = readText(fields, 'newPassword', 'MISSING_PASSWORD')
  if (checkPassword(password, email)) throw new IdentityError('WEAK_PASSWORD')
  const passwordHash = await passwords.hash(password)
  const announce = await db.transaction(async (transaction) => {
    const userId = await takeReset(transaction, code, now())
    if (userId === undefined) throw new IdentityError('INVALID_OOB_CODE')
    await setPasswordHash(transaction, userId, passwordHash)
    await forgetAttempts(transaction, signInLimit, [email, caller.requester])
    return parts.endEverything(transaction, caller.tenantId, userId)
  })
  announce()
  parts.log.info({ userId: account.userId }, 'a password was changed, and all sign-ins ended')
  return answer
}

async function toTokens(
  { log, tokens }: CallParts,
  { tenantId }: Caller,
  { signIn, refreshToken }: { signIn: SignIn; refreshToken: string },
) {
  log.info({ userId: signIn.userId, provider: signIn.provider }, 'signed in')
  return {
    localId: signIn.userId,
    idToken: await tokens.sign(tenantId, signIn),
    refreshToken,
    expiresIn: String(idTokenSeconds),
  }
}

function toUser({ userId, email, phoneNumber, createdAt, lastSignInAt }: Account) {
  const contact = email ?? phoneNumber
  return {
    localId: userId,
    ...(email && { email, emailVerified: true }),
    ...(phoneNumber && { phoneNumber }),
    providerUserInfo: [
      { providerId: email ? 'password' : 'phone', rawId: contact, email, phoneNumber },
    ],
    createdAt: String(createdAt.getTime()),
    ...(lastSignInAt && { lastLoginAt: String(lastSignInAt.getTime()) }),
  }
}

/** Whom attempts are counted for: an account, or an address that has none. */
export function subjectOf(email: string): string {
  return normaliseEmail(email) ?? email
}

function refuseUnlessActive({ standing }: Account): void {
  if (standing !== 'active') throw new IdentityError('USER_DISABLED')
}

function readText(fields: Fields, name: string, error: string): string {
  const value = fields.get(name)
  if (typeof value !== 'string' || value === '') throw new IdentityError(error)
  return value
}
