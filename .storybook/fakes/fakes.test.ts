import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const sources = globSync(['{.storybook,features,app,platform}/**/*.{ts,tsx}'])
  .filter((file) => !file.includes('__generated__'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** Which files build a fake of each type. */
const builders = new Map<string, string[]>()
for (const { file, text } of sources)
  for (const [, type] of text.matchAll(/^(?:export )?const \w+ = fakeOf\(\s*'(\w+)'/gm))
    builders.set(type!, [...(builders.get(type!) ?? []), file])

it('a type has one builder: a second one would be another truth', () => {
  expect([...builders.keys()]).toEqual(expect.arrayContaining(['Community', 'Channel', 'User']))
  expect([...builders].filter(([, files]) => files.length > 1)).toEqual([])
})

it('what has a builder is built by it, and overridden in part', () => {
  const byHand = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\b([A-Z]\w+): \(\) =>\s*\(\{/g)]
      .filter(([, type]) => builders.has(type!))
      .map(([, type]) => `${file}: ${type}`),
  )
  expect(byHand).toEqual([])
})
