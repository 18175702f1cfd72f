import { createHash, randomBytes } from 'node:crypto'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { SignUpRow } from './tables.ts'
import { findSignUpByCookie } from './store.ts'

/** Whoever has it is in the middle of a sign-up: what they are sent is theirs alone. */
export const signUpCookie = 'ouen_sign_up'
const ageCookie = 'ouen_age'
const logInCookie = 'ouen_log_in'

/** How long a sign-up may take, in seconds; how long Back can't undo an age; how long a log-in's code is waited for. */
export const signUpSeconds = 24 * 60 * 60
const ageSeconds = 60 * 60
const logInSeconds = 15 * 60

/** The sign-up that this browser is in the middle of. Only the cookie's hash is in the database. */
export async function currentSignUp(context: GatewayContext): Promise<SignUpRow | undefined> {
  const token = context.readCookie(signUpCookie)
  if (!token) return undefined
  const row = await findSignUpByCookie(context.db, hashToken(token))
  return row && row.expiresAt > context.now() ? row : undefined
}

/** A new sign-up cookie: the hash to keep, and `give`, which hands it to this browser once it is kept. */
export function newSignUpCookie(context: GatewayContext): { cookieHash: Buffer; give: () => void } {
  const token = newToken()
  return {
    cookieHash: hashToken(token),
    give: () => context.setCookie(signUpCookie, token, signUpSeconds),
  }
}

export function dropSignUpCookie(context: GatewayContext): void {
  context.setCookie(signUpCookie, '', 0)
}

/** Whether this browser said, within the hour, that its user is too young. */
export function saidTooYoung(context: GatewayContext): boolean {
  return context.readCookie(ageCookie) !== undefined
}

export function rememberTooYoung(context: GatewayContext): void {
  context.setCookie(ageCookie, '1', ageSeconds)
}

/** What a log-in's code is bound to in this browser; undefined where none was asked for. */
export function currentLogIn(context: GatewayContext): string | undefined {
  const token = context.readCookie(logInCookie)
  return token ? bindingOf(token) : undefined
}

/**
 * What a new code is to be bound to, and `give`, which binds it to this browser. A token that the browser
 * already has may have been planted there by who waits for its code, so it is never kept.
 */
export function newLogIn(context: GatewayContext): { boundTo: string; give: () => void } {
  const token = newToken()
  return {
    boundTo: bindingOf(token),
    give: () => context.setCookie(logInCookie, token, logInSeconds),
  }
}

export function dropLogInCookie(context: GatewayContext): void {
  context.setCookie(logInCookie, '', 0)
}

function newToken(): string {
  return randomBytes(32).toString('base64url')
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

function bindingOf(token: string): string {
  return `login:${hashToken(token).toString('base64url')}`
}
