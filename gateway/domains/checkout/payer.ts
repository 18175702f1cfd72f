import { cleanText, countCharacters } from '#rules/text.ts'
import { narrow, withoutMarks } from '#rules/typed.ts'
import { normaliseEmail } from '../../platform/identity/email.ts'
import type { KonbiniPayerInput } from '../types.generated.ts'

type Payer = { name: string; email: string; phone: string }
type Problem = { field: 'konbini' | keyof Payer; code: 'EMPTY' | 'TOO_LONG' | 'INVALID' }

/** What the stores' machines print. */
export const nameMaxLength = 20

/** Whom a slip is for, as the provider takes it, or what is wrong with it. */
export function readPayer(input: KonbiniPayerInput | null | undefined): Payer | Problem {
  if (!input) return { field: 'konbini', code: 'EMPTY' }
  const name = cleanText(withoutMarks(input.name))
  if (name === '') return { field: 'name', code: 'EMPTY' }
  if (countCharacters(name) > nameMaxLength) return { field: 'name', code: 'TOO_LONG' }
  const email = normaliseEmail(input.email)
  if (email === undefined) return { field: 'email', code: 'INVALID' }
  const phone = narrow(input.phone).replace(/[\s\p{Pd}ー−()]/gu, '')
  return /^0\d{9,10}$/.test(phone) ? { name, email, phone } : { field: 'phone', code: 'INVALID' }
}
