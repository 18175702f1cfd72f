import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { errorMessages } from '#features/errors/words.ts'
import { shellRoutes } from '#features/shell/routes.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'

/**
 * A page has the words of its own feature's routes, the shell's and the errors', and no others. A screen that shows
 * another feature's component shows its message ids, unless the routes bring its words along: a story has the words of
 * all features, so only this test sees it.
 */

type Words = { default: Record<string, unknown> }

const idsOf = async (messages: FeatureRoutes['messages']) =>
  Object.keys(((await messages.ja()) as Words).default)

const alwaysThere = new Set([
  ...(await idsOf(errorMessages)),
  ...(await idsOf(shellRoutes.messages)),
])
const known = new Set<string>()
for (const file of globSync('features/*/messages/ja.ts'))
  for (const id of Object.keys(((await import(resolve(file))) as Words).default)) known.add(id)

const imported =
  /(?:import|export)\s+(?:(?!import|export)[^;'])*?from\s+'([#.][^']+)'|import\(\s*'([#.][^']+)'/g
const exported = /export (?:type )?\{([^}]*)\} from '([^']+)'/g
/** An id in quotes, or the beginning of one that is put together. */
const spoken = /['"]([a-z][\w-]*(?:\.[\w-]+)+)['"]|`([a-z][\w-]*(?:\.[\w-]+)*\.)\$\{/g
const placeOf = (path: string, file: string) =>
  path.startsWith('#') ? path.slice(1) : join(file, '..', path)
const namesIn = (text: string) => text.match(/\w+/g) ?? []

/** The modules that come with these, types left out; of a feature's index, those of the names that are asked for. */
function reached(from: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const ahead = [...from]
  for (let file = ahead.pop(); file !== undefined; file = ahead.pop()) {
    if (seen.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) continue
    if (/__generated__|\.css\.ts$|\/messages\//.test(file)) continue
    seen.add(file)
    const text = readFileSync(file, 'utf8').replaceAll(/^import type [^']*'[^']*'$/gm, '')
    for (const [whole, named, lazy] of text.matchAll(imported)) {
      const place = placeOf(named ?? lazy!, file)
      if (place.endsWith('/index.ts')) ahead.push(...behind(place, namesIn(whole)))
      else ahead.push(place)
    }
  }
  return seen
}

/** The modules from which a feature's index has these names. */
function behind(index: string, names: readonly string[]): string[] {
  const lines = [...readFileSync(index, 'utf8').matchAll(exported)]
  return lines
    .filter(([, given]) => namesIn(given!).some((name) => names.includes(name)))
    .map(([, , path]) => placeOf(path!, index))
}

/** The message ids that stand in these modules' code; of one that is put together, all that begin alike. */
function idsIn(files: Iterable<string>): Map<string, string> {
  const found = new Map<string, string>()
  for (const file of files)
    for (const [, id, beginning] of readFileSync(file, 'utf8').matchAll(spoken))
      for (const each of beginning === undefined ? [id!] : beginningWith(beginning))
        if (known.has(each)) found.set(each, file)
  return found
}

/** An error's words are the sending feature's own, which `npm run check` holds it to. */
const beginningWith = (beginning: string) =>
  beginning === 'errors.' ? [] : [...known].filter((id) => id.startsWith(beginning))

const routes = globSync('features/*/routes.ts').toSorted()

describe('a page has all words that its screens say', () => {
  it('is looked at for each feature', () => {
    expect(routes.length).toBeGreaterThan(40)
    expect(known.size).toBeGreaterThan(3000)
  })

  it.each(routes)('%s', async (file) => {
    const module = (await import(resolve(file))) as Record<string, FeatureRoutes>
    const [feature] = Object.values(module)
    const brought = new Set(await idsOf(feature!.messages))
    const folder = join(file, '..')
    const screens = [...readFileSync(file, 'utf8').matchAll(/import\('(\.\/screens\/[^']+)'\)/g)]
    const said = idsIn(reached(screens.map(([, path]) => join(folder, path!))))
    expect(said.size).toBeGreaterThan(0)
    const lacking = [...said].filter(([id]) => !brought.has(id) && !alwaysThere.has(id))
    expect(lacking.map(([id, at]) => `${id} in ${at}`)).toEqual([])
  })
})

it('people who perform are called 出演者 wherever they are named, as the glossary has it', () => {
  const files = globSync('features/*/messages/ja.ts')
  expect(files.length).toBeGreaterThan(40)
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('タレント'))).toEqual([])
})
