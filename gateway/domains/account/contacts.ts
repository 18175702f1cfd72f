import { isUniqueViolation } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { normaliseEmail } from '../../platform/identity/email.ts'
import { AccountTaken } from '../../platform/identity/identity.ts'
import { refuseStaleSignIn } from '../../platform/identity/recentSignIn.ts'
import { newId } from '../../platform/ids.ts'
import {
  findAccount,
  issueCode,
  mailCode,
  maskContact,
  normaliseMobileNumber,
  rememberContact,
  textCode,
  tryCode,
  useCode,
  type CodeProblem,
} from '../sign-up/service.ts'
import type { ConfirmContactInput, ContactInput } from '../types.generated.ts'
import { updateUserPhone } from '../user/service.ts'
import { rateLimited, unauthenticated } from './errors.ts'
import { contactsOf, ownAccount, type Contacts } from './own.ts'
import { insertChange } from './store.ts'

type ContactKind = ContactInput['kind']

const purposes = { EMAIL: 'CHANGE_EMAIL', PHONE: 'CHANGE_PHONE' } as const
/** What a code is bound to: whoever else types it, it is none. */
const boundTo = (userId: string) => `account:${userId}`

/**
 * Sends a code to an address or number that the viewer wants to be reached by, where they signed in a moment ago.
 * Whether another account has it is told to whoever has proven it, and to nobody else.
 */
export async function sendContactCode(context: GatewayContext, { kind, value }: ContactInput) {
  const { db, userId } = context
  if (userId === null) return unauthenticated
  const contact = kind === 'EMAIL' ? normaliseEmail(value) : normaliseMobileNumber(value)
  if (contact === undefined)
    return {
      __typename: 'ContactError' as const,
      field: 'value',
      code: kind === 'EMAIL' ? ('NOT_AN_EMAIL' as const) : ('NOT_A_MOBILE_NUMBER' as const),
    }
  if (presentOf(await contactsOf(context, userId), kind) === contact)
    return { __typename: 'ContactUnchangedError' as const, field: 'value' }
  const stale = refuseStaleSignIn(context)
  if (stale) return stale
  const issued = await db.transaction(async (transaction) => {
    const asked = { purpose: purposes[kind], boundTo: boundTo(userId), contactKind: kind, contact }
    const code = await issueCode(context, transaction, asked)
    if (!code.retryAt && kind === 'EMAIL') await mailCode(context, transaction, code)
    return code
  })
  if (issued.retryAt)
    return issued.reason === 'BUDGET'
      ? smsError('BUDGET', issued.retryAt)
      : rateLimited(issued.retryAt, issued.proofDoublings)
  if (kind === 'PHONE' && !(await textCode(context, issued, false)))
    return smsError('UNDELIVERABLE')
  return {
    __typename: 'SendContactCodeSuccess' as const,
    code: issued.row,
    maskedContact: maskContact(kind, contact),
  }
}

/**
 * Takes the address or number that the code went to, in one transaction with all that follows from it: from now on
 * the former one logs nobody in, and is told.
 */
export async function confirmContact(context: GatewayContext, { kind, code }: ConfirmContactInput) {
  const { db, identity, jobs, log, now, tenantId, userId } = context
  if (userId === null) return unauthenticated
  const { row, problem } = await tryCode(context, purposes[kind], boundTo(userId), code)
  if (problem) return codeError(problem)
  const { contact } = row
  const present = await contactsOf(context, userId)
  const former = presentOf(present, kind)
  const owner = await findAccount(context, { contactKind: kind, contact })
  try {
    const changed = await db.transaction(async (transaction) => {
      const used = await useCode(transaction, row)
      if (used) return { refusal: codeError(used) }
      if (owner !== null && owner !== userId) return { refusal: taken }
      const id = newId('contactchange')
      const change = { id, userId, kind, former, contact, changedAt: now() }
      await insertChange(transaction, change)
      await jobs.enqueue(tenantId, 'tellContactChanged', { changeId: id }, transaction)
      if (kind === 'PHONE') await updateUserPhone(transaction, userId, contact)
      // Last: a row can be taken back, and what another provider keeps can't.
      const named = kind === 'EMAIL' ? { email: contact } : { phoneNumber: contact }
      return { signIn: await identity.setContact(tenantId, userId, named, transaction) }
    })
    if (changed.refusal) return changed.refusal
    rememberContact(context, contact)
    log.info({ userId, kind }, 'a contact was changed')
    const customToken =
      changed.signIn === 'ended' ? await identity.createCustomToken(tenantId, userId) : null
    const account = await ownAccount(context, userId)
    return { __typename: 'ConfirmContactSuccess' as const, account, customToken }
  } catch (error) {
    if (error instanceof AccountTaken || isUniqueViolation(error, 'app_user_phone')) return taken
    throw error
  }
}

const taken = { __typename: 'ContactTakenError' as const, field: 'code' }

const codeError = (problem: CodeProblem) => ({
  __typename: 'AuthenticationCodeError' as const,
  field: 'code',
  ...problem,
})

const smsError = (code: 'BUDGET' | 'UNDELIVERABLE', retryAt: Date | null = null) => ({
  __typename: 'SendSmsCodeError' as const,
  field: 'value',
  code,
  retryAt,
  proofDoublings: null,
})

const presentOf = ({ email, phoneNumber }: Contacts, kind: ContactKind) =>
  kind === 'EMAIL' ? email : phoneNumber
