import {
  isUniqueViolation,
  type Queryable,
  type Transaction,
} from '../../platform/database/pools.ts'
import type { ImageRef } from '../../platform/database/columns.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { SignUpRow } from './tables.ts'
import { AccountTaken, type ReadyPassword } from '../../platform/identity/identity.ts'
import { newId } from '../../platform/ids.ts'
import { createUser, drawAvatar, findPresentUser } from '../user/service.ts'
import { tryCode, useCode } from './codes.ts'
import { currentSignUp, dropSignUpCookie, rememberContact } from './cookies.ts'
import { codeError, stepError, success } from './errors.ts'
import { checkPassword, passwordMinLength } from '../../platform/identity/passwordRules.ts'
import { findAccount } from './accounts.ts'
import { deleteSignUp, lockSignUp, updateSignUp } from './store.ts'

/** How long a form sent twice is answered with a second token: after that, the password is what proves. */
const resubmitMs = 5 * 60 * 1000
/** A fan's number, and their id where two take over the same account. */
const contactKeys = ['app_user_phone', 'app_user_tenant_id_id_pk']

/** Proves that the contact is the fan's. Only now is it told whether it has an account. */
export async function confirmSignUpCode(context: GatewayContext, code: string) {
  const signUp = await currentSignUp(context)
  if (signUp?.step !== 'CONFIRMATION_CODE') return stepError(signUp)
  const { row, problem } = await tryCode(context, 'SIGN_UP', signUp.id, code)
  if (problem) return codeError(problem)
  const hasAccount = (await findAccount(context, signUp)) !== null
  return context.db.transaction(async (transaction) => {
    const used = await useCode(transaction, row)
    if (used) return codeError(used)
    rememberContact(context, row.contact)
    if (hasAccount) return leave(context, transaction, signUp)
    const next = await updateSignUp(transaction, signUp.id, signUp.step, { step: 'PASSWORD' })
    return next ? success(next) : stepError(signUp)
  })
}

/**
 * Creates the account, the fan and their log-in in one transaction, and answers with a token that
 * signs this browser in. Sent twice, it answers with the same account; of two browsers that proved
 * the same contact, the first to come here has it.
 */
export async function setSignUpPassword(context: GatewayContext, password: string) {
  const signUp = await currentSignUp(context)
  if (!signUp) return stepError()
  if (signUp.userId !== null) return resubmit(context, signUp)
  if (signUp.step !== 'PASSWORD') return stepError(signUp)
  const code = checkPassword(password, signUp.contact)
  if (code !== undefined)
    return {
      __typename: 'PasswordError' as const,
      field: 'password',
      code,
      minLength: passwordMinLength,
    }
  const avatar = await drawAvatar(context)
  const { identity, tenantId } = context
  const ready = await identity.readyPassword(password)
  const userId = (await identity.findUnclaimed?.(tenantId, logInOf(signUp))) ?? newId('user')
  try {
    const created = await context.db.transaction((transaction) =>
      createAccount(context, transaction, signUp, { userId, password: ready, avatar }),
    )
    if (!created) return stepError()
    return created.isNew ? signIn(context, created.signUp) : resubmit(context, created.signUp)
  } catch (error) {
    // Two browsers proved the same contact, and the other came here first.
    if (error instanceof AccountTaken || isUniqueViolation(error, ...contactKeys))
      return leave(context, context.db, signUp)
    throw error
  }
}

type Chosen = { userId: string; password: ReadyPassword; avatar: ImageRef }

async function createAccount(
  context: GatewayContext,
  transaction: Transaction,
  { id }: SignUpRow,
  { userId, password, avatar }: Chosen,
): Promise<{ signUp: SignUpRow; isNew: boolean } | undefined> {
  const signUp = await lockSignUp(transaction, id)
  if (!signUp || signUp.userId !== null) return signUp && { signUp, isNew: false }
  const { contactKind, contact } = signUp
  const phoneNumber = contactKind === 'PHONE' ? contact : null
  await createUser(transaction, context, userId, { ...signUp, phoneNumber, avatar })
  await context.identity.createAccount(
    context.tenantId,
    { userId, ...logInOf(signUp), password },
    transaction,
  )
  const change = { step: 'PROFILE_SETTING' as const, userId }
  const next = await updateSignUp(transaction, id, 'PASSWORD', change)
  if (!next) throw new Error(`sign-up ${id} left its step under its own lock`)
  return { signUp: next, isNew: true }
}

function logInOf({ contactKind, contact }: SignUpRow) {
  return contactKind === 'EMAIL' ? { email: contact } : { phoneNumber: contact }
}

async function resubmit(context: GatewayContext, signUp: SignUpRow) {
  const user = signUp.userId === null ? undefined : await findPresentUser(context.db, signUp.userId)
  const isFresh =
    user !== undefined && context.now().getTime() - user.createdAt.getTime() <= resubmitMs
  if (signUp.step !== 'PROFILE_SETTING' || !isFresh) return stepError(signUp)
  return signIn(context, signUp)
}

async function signIn(context: GatewayContext, signUp: SignUpRow) {
  if (signUp.userId === null) throw new Error(`sign-up ${signUp.id} has no account`)
  const customToken = await context.identity.createCustomToken(context.tenantId, signUp.userId)
  return { __typename: 'SignUpAccountSuccess' as const, signUp, customToken }
}

/** The contact is proven and has an account: this sign-up ends, and its fan logs in. */
async function leave(context: GatewayContext, db: Queryable, signUp: SignUpRow) {
  await deleteSignUp(db, signUp.id)
  dropSignUpCookie(context)
  const { contactKind, contact } = signUp
  return { __typename: 'AuthorityShouldBeLogInError' as const, contactKind, contact }
}
