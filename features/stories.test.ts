import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Folders that may show a component before it needs a story of its own: a part is told by what it is a part of. */
const mostPlaces = 3

const homeOf = (file: string) =>
  /^(features\/[^/]+\/(?:components|screens)\/[^/]+)\//.exec(file)?.[1]
const ways = [/from '([^']+)'/g, /import\(\s*'([^']+)'/g]

/** What each source takes from other folders: by its path, or through a feature's index. */
function takenBy(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const paths = ways.flatMap((way) => [...text.matchAll(way)].map(([, path = '']) => path))
  const near = paths.filter((path) => path.startsWith('.')).map((path) => join(file, '..', path))
  const far = [...text.matchAll(/import \{([^}]*)\} from '#features\/([\w-]+)\/index\.ts'/g)]
  return [
    ...near,
    ...far.flatMap(([, names = '', feature = '']) =>
      names.split(',').map((name) => `features/${feature}/components/${name.trim()}/`),
    ),
  ]
}

const placesOf = new Map<string, Set<string>>()
for (const file of globSync('features/*/{components,screens}/**/*.tsx')) {
  const place = homeOf(file)
  if (!place || /__generated__|\.(stories|test)\./.test(file)) continue
  for (const path of takenBy(file)) {
    const home = homeOf(path)
    if (home && home !== place) placesOf.set(home, (placesOf.get(home) ?? new Set()).add(place))
  }
}

it('what many places show has a story of its own', () => {
  const untold = [...placesOf]
    .filter(([home, places]) => home.includes('/components/') && places.size > mostPlaces)
    .filter(([home]) => existsSync(home) && globSync(`${home}/*.stories.tsx`).length === 0)
    .map(([home, places]) => `${home} is shown in ${places.size} places`)
  expect(placesOf.size).toBeGreaterThan(100)
  expect(untold).toEqual([])
})
