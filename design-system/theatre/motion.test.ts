import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** What a phone's compositor moves by itself, with neither layout nor paint. */
const composited = new Set(['opacity', 'transform', 'translate', 'rotate', 'scale'])
/** More in a second can bring on a seizure. */
const mostFlashes = 3

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.css.ts'))
const sources = files.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
const all = (shape: RegExp) => sources.flatMap((source) => [...source.matchAll(shape)])

/** Each file's own, by its name there: what moves, from stop to stop. */
const keyframes = sources.map(
  (source) =>
    new Map(
      [...source.matchAll(/const (\w+) = keyframes\((\{[^;]*?\})\)\n/g)].map(
        ([, name, stops = '']) => [
          name!,
          [...stops.matchAll(/\b(\w+):/g)]
            .map(([, property]) => property!)
            .filter((property) => property !== 'from' && property !== 'to'),
        ],
      ),
    ),
)
const moving = /animation: `\$\{(\w+)\} (\d+m?s) ([^`]*)`/g

it('moves nothing but what a compositor can', () => {
  const moved = keyframes.flatMap((each) => [...each.values()].flat())
  // None of them stands in a shape that isn't read here.
  const written = all(/= keyframes\(/g)
  expect(keyframes.reduce((sum, each) => sum + each.size, 0)).toBe(written.length)
  expect(written.length).toBeGreaterThan(8)
  expect(moved.filter((property) => !composited.has(property))).toEqual([])
  const turned = all(/transition: ['`](\w+)/g).map(([, property]) => property!)
  expect(turned).toHaveLength(all(/transition/g).length)
  expect(turned.filter((each) => each !== 'none' && !composited.has(each))).toEqual([])
})

it('flashes at most three times a second', () => {
  const isStill = all(/animation: 'none'/g).length
  expect(all(moving)).toHaveLength(all(/animation:/g).length - isStill)
  for (const [at, source] of sources.entries())
    for (const [animation, name = '', time = '', rest = ''] of source.matchAll(moving)) {
      const seconds = parseFloat(time) / (time.endsWith('ms') ? 1_000 : 1)
      // A light that comes and goes is one flash: two changes of how bright it is.
      const changes = keyframes[at]!.get(name)!.filter((each) => each === 'opacity').length
      // What comes again and again counts as one at least, though it only moves: a light may sit on it.
      const isAgain = rest.includes('infinite')
      const flashes = isAgain ? Math.max(1, changes / 2) / Math.min(1, seconds) : changes / 2
      expect(flashes, animation).toBeLessThanOrEqual(mostFlashes)
    }
})
