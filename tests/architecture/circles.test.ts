import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Edge = readonly [from: string, to: string]

/**
 * Features that know each other in a circle can be read, moved and loaded only together. Types count: whoever reads one
 * feature's code goes where its types stand.
 */
test('no features know each other in a circle', () => {
  const known = edgesBetweenFeatures()
  expect(known.length).toBeGreaterThan(100)
  expect(circlesOf(known)).toEqual([])
})

test('a circle is found, and what merely leads to it is not of it', () => {
  const known: Edge[] = [
    ['home', 'store'],
    ['store', 'checkout'],
    ['checkout', 'receipt'],
    ['receipt', 'store'],
    ['receipt', 'legal'],
  ]
  expect(circlesOf(known)).toEqual([['checkout', 'receipt', 'store']])
})

function edgesBetweenFeatures(): Edge[] {
  const sources = globSync('features/**/*.{ts,tsx}', {
    exclude: ['**/__generated__/**', '**/*.stories.tsx', '**/*.test.{ts,tsx}', '**/fakes.ts'],
  })
  return sources.flatMap((file) => {
    const from = file.split('/')[1] ?? ''
    const imported = readFileSync(file, 'utf8').matchAll(/['"]#features\/([\w-]+)\//g)
    return [...imported].flatMap(([, to = '']): Edge[] => (to === from ? [] : [[from, to]]))
  })
}

/** The circles, each as its sorted members: whoever reaches each other is of one. */
function circlesOf(edges: readonly Edge[]): string[][] {
  const circles = new Map<string, string[]>()
  for (const [start] of edges) {
    const reached = reachedFrom(start, edges)
    if (!reached.has(start)) continue
    const circle = [...reached].filter((other) => reachedFrom(other, edges).has(start)).toSorted()
    circles.set(circle.join(' '), circle)
  }
  return [...circles.values()]
}

function reachedFrom(start: string, edges: readonly Edge[]): Set<string> {
  const reached = new Set<string>()
  const next = [start]
  for (let from = next.pop(); from !== undefined; from = next.pop())
    for (const [, to] of edges.filter(([one]) => one === from))
      if (!reached.has(to)) {
        reached.add(to)
        next.push(to)
      }
  return reached
}
