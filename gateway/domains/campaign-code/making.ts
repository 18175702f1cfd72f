import { randomInt } from 'node:crypto'
import { checkOf, codeAlphabet, codeLength, printCode } from '#rules/campaignCode.ts'
import type { Transaction } from '../../platform/database/pools.ts'
import { hashCode } from './hashing.ts'
import { countUses, holdPage, insertCodes } from './store.ts'

/** As many as one statement takes. */
const together = 5_000

type Making = {
  config: Parameters<typeof hashCode>[0]
  tenantId: string
  identifier: string
  count: number
  /** By how many fans each may be used. */
  usesMost: number
  madeBy: string
  at: Date
}

/**
 * Makes codes of a page, and answers them as they are printed: nobody can tell them again. Throws where there is no such
 * page, or more would be used than its budget holds.
 */
export async function makeCodes(
  transaction: Transaction,
  { config, tenantId, identifier, count, usesMost, madeBy, at }: Making,
): Promise<string[]> {
  const page = await holdPage(transaction, identifier)
  if (!page) throw new Error(`There is no campaign "${identifier}".`)
  const { most } = await countUses(transaction, page.id)
  const left = page.usesMost - most
  if (count * usesMost > left)
    throw new Error(
      `${identifier} has a budget of ${page.usesMost} uses, of which ${left} are left.`,
    )
  const codes = new Set<string>()
  while (codes.size < count) codes.add(newCode())
  const rows = [...codes].map((code) => ({
    pageId: page.id,
    hash: hashCode(config, tenantId, code),
    usesMost,
    madeBy,
    madeAt: at,
  }))
  for (let from = 0; from < rows.length; from += together)
    await insertCodes(transaction, rows.slice(from, from + together))
  return [...codes].map(printCode)
}

function newCode(): string {
  const twelve = Array.from({ length: codeLength }, () =>
    codeAlphabet.charAt(randomInt(codeAlphabet.length)),
  ).join('')
  return twelve + checkOf(twelve)
}
