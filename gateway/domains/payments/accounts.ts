import { toAccountHolder, toAccountNumber, toBankCode, toBranchCode } from '#rules/bankAccount.ts'
import type { Database } from '../../platform/database/pools.ts'
import type { GatewayContext, Services } from '../../platform/graphql/context.ts'
import { prefixOf } from '../../platform/ids.ts'
import { sealText, unsealText } from '../../platform/secret.ts'
import type { BankAccountKind, GiveRefundAccountInput } from '../types.generated.ts'
import { noteLanguage } from '../user/service.ts'
import { changeRefund, findAccount, findRefund, writeAccount } from './refundStore.ts'
import type { FoundRefundRow } from './tables.ts'

/** To which account cash goes back, in the one form in which it is kept. */
export type BankAccount = Record<'bankCode' | 'branchCode' | 'number' | 'holder', string> & {
  kind: BankAccountKind
}

type Whose = Pick<Services, 'config'> & { tenantId: string; db: Database }

/** The viewer's own refund by its id; null where it is another's. */
export async function loadRefund(
  { db, userId }: GatewayContext,
  id: string,
): Promise<FoundRefundRow | null> {
  if (userId === null || prefixOf(id) !== 'refund') return null
  const refund = await findRefund(db, id)
  return refund?.fanId === userId ? refund : null
}

/** Says to which account the viewer's cash goes back, or says it anew as long as it has not gone. */
export async function giveRefundAccount(context: GatewayContext, input: GiveRefundAccountInput) {
  if (context.userId === null) return { __typename: 'UnauthenticatedError' as const }
  const known = await loadRefund(context, input.refundId)
  if (!known) return { __typename: 'NotFoundError' as const, field: 'refundId' }
  const judged = judge(input)
  if (judged.problem) return { __typename: 'BankAccountError' as const, ...judged.problem }
  await noteLanguage(context)
  const sealed = sealText(
    context.config,
    JSON.stringify(judged.account),
    ...nameOf(context, known.id),
  )
  const givenAt = context.now()
  const isKept = await context.db.transaction(async (transaction) => {
    // Locks it: what is transferred meanwhile waits, or is waited for.
    const waiting = await changeRefund(transaction, known.id, ['AWAITS_BANK'], {
      state: 'AWAITS_BANK',
    })
    if (!waiting || waiting.providerId !== null) return false
    await writeAccount(transaction, { refundId: known.id, sealed, givenAt })
    return true
  })
  if (!isKept) return { __typename: 'RefundStateError' as const }
  const refund = { ...known, accountGivenAt: givenAt }
  return { __typename: 'GiveRefundAccountSuccess' as const, refund }
}

/** The account that the fan has named, for whoever transfers to it; undefined where they have not. */
export async function readRefundAccount(
  { config, db, tenantId }: Whose,
  refundId: string,
): Promise<BankAccount | undefined> {
  const sealed = await findAccount(db, refundId)
  if (!sealed) return undefined
  return JSON.parse(unsealText(config, sealed, ...nameOf({ tenantId }, refundId))) as BankAccount
}

const nameOf = ({ tenantId }: { tenantId: string }, refundId: string) => [
  'refund account',
  tenantId,
  refundId,
]

/** An account, or the first part of it to which nothing can be transferred. */
function judge({ kind, ...input }: GiveRefundAccountInput) {
  const bankCode = toBankCode(input.bankCode)
  if (!bankCode) return problem('bankCode', 'NOT_A_BANK_CODE')
  const branchCode = toBranchCode(input.branchCode)
  if (!branchCode) return problem('branchCode', 'NOT_A_BRANCH_CODE')
  const number = toAccountNumber(input.number)
  if (!number) return problem('number', 'NOT_AN_ACCOUNT_NUMBER')
  const holder = toAccountHolder(input.holder)
  if (!holder) return problem('holder', 'NOT_A_HOLDER')
  const account: BankAccount = { bankCode, branchCode, kind, number, holder }
  return { account, problem: undefined }
}

const problem = <Code extends string>(field: keyof BankAccount, code: Code) => ({
  problem: { field, code },
})

/** Where a refund stands, in a fan's terms. */
export function refundStateOf({ state, accountGivenAt, providerId }: FoundRefundRow) {
  if (state === 'DONE' || state === 'FAILED') return state
  if (state === 'OPEN' || providerId !== null) return 'SENDING'
  return accountGivenAt === null ? 'AWAITS_ACCOUNT' : 'AWAITS_TRANSFER'
}
