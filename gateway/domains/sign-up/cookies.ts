import { createHash, randomBytes } from 'node:crypto'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { keyedHash } from '../../platform/secret.ts'
import type { SignUpRow } from './tables.ts'
import { findSignUpByCookie } from './store.ts'

/** Whoever has it is in the middle of a sign-up: what they are sent is theirs alone. */
export const signUpCookie = 'ouen_sign_up'
const ageCookie = 'ouen_age'
const logInCookie = 'ouen_log_in'
const knownCookie = 'ouen_known'

/**
 * How long a sign-up may take, in seconds; how long Back can't undo an age; how long a log-in's code is waited for;
 * how long a browser is known, the longest that browsers keep a cookie.
 */
export const signUpSeconds = 24 * 60 * 60
const ageSeconds = 60 * 60
const logInSeconds = 15 * 60
const knownSeconds = 400 * 24 * 60 * 60
/** Contacts that a browser is known to: a family's, at one tablet. */
const knownContacts = 4
/** As long as `newToken` makes them. */
const nameLength = 43

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

/** What this browser counts as where the contact has proven itself in it before; null for a stranger's. */
export function knownBrowser(context: GatewayContext, contact: string): Buffer | null {
  const name = findKnown(context, contact)?.slice(0, nameLength)
  return name === undefined ? null : keyedHash(context.config, 'browser', name)
}

/** Notes that a contact has proven itself in this browser. What is noted tells nobody which contact. */
export function rememberContact(context: GatewayContext, contact: string): void {
  // A name of its own for each contact: one that is planted here counts for nobody else.
  const own = findKnown(context, contact) ?? markedName(context, newToken(), contact)
  const others = readKnown(context).filter((other) => other !== own)
  context.setCookie(knownCookie, [own, ...others].slice(0, knownContacts).join('.'), knownSeconds)
}

function findKnown(context: GatewayContext, contact: string): string | undefined {
  return readKnown(context).find(
    (known) => known === markedName(context, known.slice(0, nameLength), contact),
  )
}

function readKnown(context: GatewayContext): string[] {
  const known = context.readCookie(knownCookie)?.split('.') ?? []
  return known.filter((text) => /^[\w-]{86}$/.test(text)).slice(0, knownContacts)
}

/** A name, and what only the gateway can say of it: that the contact has proven itself under it. */
function markedName({ config, tenantId }: GatewayContext, name: string, contact: string): string {
  return name + keyedHash(config, 'known', tenantId, name, contact).toString('base64url')
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
