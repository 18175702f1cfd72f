import { cleanText, countCharacters } from '#rules/text.ts'
import type { Database } from '../../platform/database/pools.ts'
import type { Services } from '../../platform/graphql/context.ts'
import { newId } from '../../platform/ids.ts'
import type { ActRow } from './tables.ts'

declare module '../../platform/ids.ts' {
  interface IdPrefixes {
    act: 'what an operator did'
  }
}

/** All services, and the tenant that an operator acts for. */
export type OperatorContext = Services & { tenantId: string; db: Database }

/** Who does something, and why. */
export type Hand = { who: string; why: string }

/** What an operator asked can't be done, in words for them. */
export class Refusal extends Error {
  override name = 'Refusal'
}

const longest = { name: 40, reason: 500 }

/**
 * A name as it is kept: one person is one name, however it is written. Throws a `Refusal` for none. That it is theirs
 * nobody proves: whoever runs the command has the machine.
 */
export function readName(name: string): string {
  const folded = visible(name.normalize('NFKC')).replaceAll(/\s+/gu, ' ').toLowerCase()
  if (folded === '' || countCharacters(folded) > longest.name)
    throw new Refusal(`Say who you are, in 1 to ${longest.name} characters: --by sato`)
  return folded
}

/** A reason as it is kept. Throws a `Refusal` for none. */
export function readReason(reason: string): string {
  const why = visible(reason)
  if (why === '' || countCharacters(why) > longest.reason)
    throw new Refusal(`Say why, in 1 to ${longest.reason} characters: --why "…"`)
  return why
}

/** What nobody sees makes no two names of one, and no reason of nothing. */
const visible = (text: string) => cleanText(text.replaceAll(/\p{Cf}/gu, ''))

/** The act that is written with what it does. */
export function actOf(
  { now }: Pick<OperatorContext, 'now'>,
  kind: ActRow['kind'],
  subject: string,
  { who, why }: Hand,
): Pick<ActRow, 'id' | 'kind' | 'subject' | 'who' | 'why' | 'details' | 'at'> {
  const hand = { who: readName(who), why: readReason(why) }
  return { id: newId('act'), kind, subject, ...hand, details: {}, at: now() }
}

export const wasDone = ({ who, at }: ActRow) => `by ${who} at ${at.toISOString()}`
