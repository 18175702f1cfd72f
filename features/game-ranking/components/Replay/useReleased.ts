import { useEffect, useState } from 'react'
import { lateImport } from '#platform/routing/lateImport.ts'

export type GameName = 'greenhouse' | 'lighthouse'

type Rules = {
  greenhouse: Pick<typeof import('#rules/games/greenhouse/watch.ts'), 'framesOf'>
  lighthouse: Pick<typeof import('#rules/games/lighthouse/watch.ts'), 'framesOf'>
}

/** Each kept set of rules, by its file: a play is shown under those that it was made by, whatever came after them. */
const released: Readonly<Record<string, () => Promise<unknown>>> = import.meta.glob(
  '../../../../rules/games/released/*.js',
)

type Loaded = { file: string } & ({ rules: unknown } | { error: unknown })

/**
 * The rules of a game by their name, loaded where they are wanted; `none` where they are kept no more. Throws what kept
 * them from loading though there is a network, as any code that did not come: the page then loads itself anew.
 */
export function useReleased<Game extends GameName>(
  game: Game,
  name: string,
): Rules[Game] | 'loading' | 'none' {
  const file = `../../../../rules/games/released/${game}-${name}.js`
  const load = Object.hasOwn(released, file) ? released[file] : undefined
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    if (!load) return
    lateImport(load)().then(
      (rules) => setLoaded({ file, rules }),
      (error: unknown) => setLoaded({ file, error }),
    )
  }, [load, file])
  if (!load) return 'none'
  // What comes late for another play is none of this one's.
  if (loaded?.file !== file) return 'loading'
  if ('error' in loaded) throw loaded.error
  return loaded.rules as Rules[Game]
}
