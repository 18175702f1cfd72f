import { createHash } from 'node:crypto'
import {
  StandardResolutionReasons,
  TypeMismatchError,
  type EvaluationContext,
  type Provider,
  type ResolutionDetails,
} from '@openfeature/server-sdk'

type Shares = (tenantId: string) => Promise<ReadonlyMap<string, number>>

/** OpenFeature's provider over what each tenant has set: flags are on or off, for all or for a share of viewers. */
export function createTenantFlags(shares: Shares): Provider {
  const refuse = async (): Promise<never> => {
    throw new TypeMismatchError('a flag is on or off')
  }
  return {
    metadata: { name: 'tenant' },
    runsOn: 'server',
    async resolveBooleanEvaluation(
      name: string,
      fallback: boolean,
      { targetingKey, tenantId }: EvaluationContext,
    ): Promise<ResolutionDetails<boolean>> {
      const percent = (await shares(String(tenantId))).get(name)
      if (percent === undefined)
        return { value: fallback, reason: StandardResolutionReasons.DEFAULT }
      if (percent === 0 || percent === 100)
        return { value: percent === 100, reason: StandardResolutionReasons.STATIC }
      // Who can't be told from others is among nobody's share.
      const value = targetingKey !== undefined && placeOf(name, targetingKey) < percent
      return { value, reason: StandardResolutionReasons.SPLIT }
    },
    resolveStringEvaluation: refuse,
    resolveNumberEvaluation: refuse,
    resolveObjectEvaluation: refuse,
  }
}

/**
 * Where someone stands from 0 to 100 with regard to a flag: always there, so that a growing share keeps those it had;
 * elsewhere for another flag, so that it is not always the same who try what is new.
 */
function placeOf(name: string, key: string): number {
  const drawn = createHash('sha256').update(`${name}\n${key}`).digest().readUInt32BE()
  return (drawn / 2 ** 32) * 100
}
