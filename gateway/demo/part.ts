import type { World } from '#content/types.ts'
import type { ImageRef } from '../platform/database/columns.ts'
import type { Config } from '../platform/config.ts'
import type { Transaction } from '../platform/database/pools.ts'

/** What a part is added with. What earlier parts made is found again by `find.ts`. */
export type DemoStage = {
  transaction: Transaction
  now: Date
  world: World
  /** The picture that the world names so. Throws where there is none. */
  picture: (name: string) => ImageRef
  /** What draws are signed with and codes are hashed by; left out where nothing serves them, as in tests of other parts. */
  draws?: Pick<Config, 'beaconUrl' | 'codeSecret' | 'drawSecrets' | 'dataDir'>
}

/** Some of the demo's content: a domain's `demo.ts` exports its own as `demo`, by name. */
export type DemoPart = {
  /** The parts it stands on, such as `chat/channels`. */
  after?: readonly string[]
  /** Runs once in a tenant's life, in the transaction that records it. A part's name is never used for anything else. */
  add: (stage: DemoStage) => Promise<void>
  /** Runs at each later start: for what time wears out. Touches nothing that fans made. */
  renew?: (stage: DemoStage) => Promise<void>
}

export type DemoParts = Readonly<Record<string, DemoPart>>

/** All parts by their whole names, each behind those it stands on. Throws where one stands on none, or on itself. */
export function orderParts(
  domains: Readonly<Record<string, DemoParts>>,
): readonly (readonly [name: string, part: DemoPart])[] {
  const parts = new Map<string, DemoPart>(
    Object.entries(domains).flatMap(([domain, own]) =>
      Object.entries(own).map(([name, part]) => [`${domain}/${name}`, part] as const),
    ),
  )
  const ordered = new Map<string, DemoPart>()
  const place = (name: string, above: readonly string[]) => {
    const part = parts.get(name)
    if (!part) throw new Error(`the demo’s ${above.at(-1)} stands on ${name}, which is none`)
    if (above.includes(name)) throw new Error(`the demo’s ${name} stands on itself`)
    for (const below of part.after ?? []) place(below, [...above, name])
    ordered.set(name, part)
  }
  for (const name of parts.keys()) place(name, [])
  return [...ordered]
}
