import { shiodamari } from '#content/shiodamari.ts'
import { demo } from '../demo.generated.ts'
import type { Config } from '../platform/config.ts'
import type { OpenDatabase } from '../platform/database/open.ts'
import { isOnLoopback } from '../platform/loopback.ts'
import { openDemo } from './seed.ts'

/**
 * Opens the second tenant of the demo at its own name on this machine, and answers its host. Undefined where the
 * gateway serves one tenant, or stands at an address that has no such names.
 */
export async function openSecondDemo(
  config: Pick<
    Config,
    'servesMany' | 'origin' | 'beaconUrl' | 'codeSecret' | 'drawSecrets' | 'dataDir'
  >,
  { forTenant, giveHosts }: Pick<OpenDatabase, 'forTenant' | 'giveHosts'>,
  now: Date,
): Promise<string | undefined> {
  const { servesMany, origin } = config
  if (!servesMany || !isOnLoopback(new URL(origin).hostname)) return undefined
  const { id } = shiodamari.tenant
  // Browsers look such names up by themselves, and find this machine.
  const host = `${id}.localhost`
  await openDemo(forTenant(id), now, demo, shiodamari, config)
  await giveHosts(id, [host])
  return host
}
