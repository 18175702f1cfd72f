import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dueLongTests, longTests } from './longRing.ts'

test('runs a long test where what it looks at has changed, and says what', () => {
  const due = dueLongTests(['README.md', 'scripts/new/domain.ts'])
  expect([...due]).toEqual([
    ['scripts/new.long.test.ts', 'scripts/new/domain.ts changed in the last 30 commits'],
  ])
})

test('runs none where nothing of theirs has changed', () => {
  expect([...dueLongTests(['README.md', 'features/chat/pageSize.ts'])]).toEqual([])
})

test('knows each long test, and none that is gone', async () => {
  const { globSync } = await import('node:fs')
  const there = globSync('{scripts,tests,gateway,rules,app,features}/**/*.long.test.ts')
  expect(Object.keys(longTests).toSorted()).toEqual(there.toSorted())
  expect(
    Object.values(longTests)
      .flat()
      .filter((path) => path.endsWith('.ts') && !existsSync(path)),
  ).toEqual([])
})
