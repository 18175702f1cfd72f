import * as v from 'valibot'
import { katakana, narrow } from '#platform/form/values.ts'
import { toAccountHolder, toAccountNumber, toBankCode, toBranchCode } from '#rules/bankAccount.ts'
import { BankAccountKind } from '#schema/enums.generated.ts'

/** What was typed of an account; most are ordinary ones. It is kept in no draft. */
export const emptyAccount = {
  bankCode: '',
  branchCode: '',
  kind: 'ORDINARY' as (typeof BankAccountKind)[number],
  number: '',
  holder: '',
}

const is = (judge: (typed: string) => string | undefined, wrong: string) =>
  v.check((typed: string) => judge(typed) !== undefined, wrong)

/** An account to which something can be transferred. */
export const accountSchema = v.object({
  bankCode: v.pipe(
    narrow('refund.bankCode.missing'),
    is(toBankCode, 'errors.BankAccountError.NOT_A_BANK_CODE'),
  ),
  branchCode: v.pipe(
    narrow('refund.branchCode.missing'),
    is(toBranchCode, 'errors.BankAccountError.NOT_A_BRANCH_CODE'),
  ),
  kind: v.picklist(BankAccountKind),
  number: v.pipe(
    narrow('refund.number.missing'),
    is(toAccountNumber, 'errors.BankAccountError.NOT_AN_ACCOUNT_NUMBER'),
  ),
  holder: v.pipe(
    katakana('refund.holder.missing'),
    is(toAccountHolder, 'errors.BankAccountError.NOT_A_HOLDER'),
  ),
})
