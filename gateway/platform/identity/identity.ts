import type { Config } from '../config.ts'
import type { Transaction } from '../database/pools.ts'
import type { Handler } from '../http/server.ts'

/** What a verified ID token says. */
export type VerifiedToken = {
  userId: string
  tenantId: string
  /** When the person last gave a credential: some acts want it recent. */
  authenticatedAt: Date
  /** Which of the person's sign-ins it is of, where the provider tells them apart. */
  signInId?: string
  /** When the token was made, at a sign-in or a refresh. */
  issuedAt: Date
}

export type NewAccount = {
  userId: string
  /** A normalised e-mail address; exactly one of the two contacts is given. */
  email?: string
  /** E.164. */
  phoneNumber?: string
  password: ReadyPassword
}

/** A normalised e-mail address, or a number in E.164. */
export type Contact = { email: string } | { phoneNumber: string }

/** The sign-in and the documents of the device that asks for what ends all others. */
export type KeptSignIn = { signInId: string | null; documentSecret: string | undefined }

/** A password in the form in which the provider takes it into a new account. */
export type ReadyPassword = { readonly ready: string }

/** Thrown by `createAccount` where another account has this contact. */
export class AccountTaken extends Error {
  override name = 'AccountTaken'
}

/** What the gateway asks of an identity provider: ours or a Firebase project. */
export type Identity = {
  /**
   * Null where the token is forged, expired, of another tenant, or its user is gone; `disabled` where it is
   * good and its user is kept out. Throws on an outage.
   */
  verifyIdToken: (idToken: string, tenantId: string) => Promise<VerifiedToken | 'disabled' | null>
  findUserIdByEmail: (tenantId: string, email: string) => Promise<string | null>
  findUserIdByPhone: (tenantId: string, phoneNumber: string) => Promise<string | null>
  /** Where a user's mails go; null where they log in by phone, or there is no such user. Throws on an outage. */
  findEmail: (tenantId: string, userId: string) => Promise<string | null>
  /**
   * The id of an account that the provider made for a sign-up which then fell through, so that ours has no
   * row: the next sign-up with this contact takes it over. Left out where the two can't part.
   */
  findUnclaimed?: (
    tenantId: string,
    contact: Pick<NewAccount, 'email' | 'phoneNumber'>,
  ) => Promise<string | null>
  /**
   * What `createAccount` takes a password as. This takes its time, so it is done before a transaction begins.
   * Throws `TooBusy`.
   */
  readyPassword: (password: string) => Promise<ReadyPassword>
  /**
   * Creates the account inside the caller's transaction where the provider shares the database.
   * Throws `AccountTaken`.
   */
  createAccount: (tenantId: string, account: NewAccount, transaction: Transaction) => Promise<void>
  /**
   * Changes the password of whoever gives the present one, and ends all their sign-ins but the one that is kept:
   * `wrong` where it is another one, `signedOut` where none could be kept. Throws `TooBusy`.
   */
  changePassword: (
    tenantId: string,
    userId: string,
    change: { present: string; next: string; kept: KeptSignIn },
  ) => Promise<'changed' | 'signedOut' | 'wrong'>
  /**
   * Gives an account another address or number, which the caller has proven, inside their transaction where the
   * provider shares the database: the former one logs nobody in from then on. Answers whether the account's sign-ins
   * went on. Throws `AccountTaken`.
   */
  setContact: (
    tenantId: string,
    userId: string,
    contact: Contact,
    transaction: Transaction,
  ) => Promise<'kept' | 'ended'>
  /** For `signInWithCustomToken`; good for five minutes. */
  createCustomToken: (tenantId: string, userId: string) => Promise<string>
  /** Ends every sign-in and document session of this user. */
  revokeSignIns: (tenantId: string, userId: string) => Promise<void>
  /** Lets a user in, or keeps them out; of whoever is deleted the provider keeps nothing. Being let in again revives no earlier sign-in. */
  setStanding: (tenantId: string, userId: string, standing: Standing) => Promise<void>
  /** Those of these users who are kept out or have left: asked before they are given anything. */
  keptOutAmong: (tenantId: string, userIds: readonly string[]) => Promise<ReadonlySet<string>>
  /** What browsers see of it at a site with these settings. */
  forSite: (config: Config) => IdentityEndpoints
  close: () => Promise<void>
} & IdentityEndpoints

/** What one site's browsers see of an identity provider. */
export type IdentityEndpoints = {
  /** Answers the calls that the firebase SDK makes; undefined where the path is not one of them. */
  handle: Handler
  /** What the browser's firebase SDK is set up with. */
  clientSettings: { apiKey: string; projectId: string; authDomain: string; emulatorOrigin?: string }
}

/** How long an ended sign-in may go unnoticed where another process ended it and its event was lost. */
export const standingKeptMs = 2_000

export type Standing = 'active' | 'disabled' | 'deleted'
