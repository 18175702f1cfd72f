import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../platform/config.ts'
import type { Relay } from '../../platform/http/relay.ts'
import { Redacted } from '../../platform/redacted.ts'

/** Where a provider of payments is asked, and the secrets that stand between it and us. */
export type ProviderAccess = {
  url: string
  key: Redacted
  webhookSecret: Redacted
  /** What a sandbox's desk asks for. */
  deskKey?: Redacted
}

const known = new Map<string, { writtenMs: number; access: ProviderAccess }>()

/**
 * The provider that the settings name. A sandbox says itself where it is, in a file of its folder that only this
 * user can read; undefined until it has, and where there is no provider at all.
 */
export function findProviderAccess({
  payments,
}: Pick<Config, 'payments'>): ProviderAccess | undefined {
  if (payments?.kind !== 'sandbox') return payments
  const file = join(payments.folder, 'address.json')
  const writtenMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs
  if (writtenMs === undefined) return undefined
  const last = known.get(file)
  if (last?.writtenMs === writtenMs) return last.access
  const { url, key, webhookSecret, deskKey } = JSON.parse(readFileSync(file, 'utf8')) as {
    [Name in 'url' | 'key' | 'webhookSecret']: string
  } & { deskKey?: string }
  const access = {
    url,
    key: new Redacted(key),
    webhookSecret: new Redacted(webhookSecret),
    ...(deskKey !== undefined && { deskKey: new Redacted(deskKey) }),
  }
  known.set(file, { writtenMs, access })
  return access
}

/** The sandbox's pages: the bank's, the wallet's, the till's, and the frame that takes a card. */
export const sandboxRelay: Relay = {
  prefix: '/sandbox/',
  isOperators: (path) => path.startsWith('/sandbox/desk'),
  isPublic: ({ isSandboxPublic }) => isSandboxPublic,
  target(config) {
    const access = config.payments?.kind === 'sandbox' ? findProviderAccess(config) : undefined
    if (!access) return undefined
    const deskKey = access.deskKey?.reveal()
    return { url: access.url, operatorHeaders: { ...(deskKey && { 'x-desk-key': deskKey }) } }
  },
}
