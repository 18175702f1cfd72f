import { expect, test } from 'vitest'
import { groupByCause } from './causes.ts'
import type { Change } from './change.ts'

/** A change of `<folder>/Name.pictures.txt`, of a story in a mode. */
function change(file: string, story: string, some: Partial<Change> = {}): Change {
  const mode = some.mode ?? 'light'
  const given = { file: `${file}.pictures.txt`, story, mode, viewport: '390x844', states: [] }
  const id = `${file} ${story} ${mode}`
  return { id, ...given, kind: 'changed', before: 'b', now: 'n', owners: [], faults: [], ...some }
}

const pixels = (...keys: string[]) => ({ difference: { regions: [], pixels: 1, keys } })

test('thirty pictures of one edit are one cause, named by what was edited', () => {
  const stories = Array.from({ length: 15 }, (_, at) => `story-${at}`)
  const light = stories.map((story) => change('features/a/Screen', story, { owners: ['Button'] }))
  const dark = light.map((one) => ({ ...one, id: `${one.id} dark`, mode: 'dark' as const }))
  const [cause, ...others] = groupByCause([...light, ...dark])
  expect(others).toEqual([])
  expect([cause?.title, cause?.changes.length]).toEqual(['Button', 30])
})

test('the same pixels in two places are one cause, named by the lowest layer', () => {
  const causes = groupByCause([
    change('features/store/Item', 'one', pixels('crop')),
    change('design-system/chip/Chip', 'two', pixels('crop')),
  ])
  expect(causes.map(({ title }) => title)).toEqual(['Chip'])
})

test('light and dark of one story belong together, though their pixels differ', () => {
  const causes = groupByCause([
    change('features/a/Screen', 'one', pixels('light')),
    change('features/a/Screen', 'one', { ...pixels('dark'), mode: 'dark' }),
  ])
  expect(causes).toHaveLength(1)
})

test('what reaches farthest comes first; what shares nothing stands alone', () => {
  const causes = groupByCause([
    change('features/a/Alone', 'one', pixels('x')),
    ...['one', 'two'].map((story) => change('features/b/Pair', story, pixels('y'))),
  ])
  expect(causes.map(({ title }) => title)).toEqual(['Pair', 'Alone'])
})

test('new pictures and gone ones are causes of their own', () => {
  const causes = groupByCause([
    change('features/a/Screen', 'came', { kind: 'new', before: undefined }),
    change('features/a/Screen', 'went', { kind: 'gone', now: undefined }),
    change('features/a/Screen', 'changed', pixels('x')),
  ])
  expect(causes.map(({ kind }) => kind).toSorted()).toEqual(['changed', 'gone', 'new'])
})
