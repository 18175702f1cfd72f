import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changedOfLate, dueLongTests, longTests } from './longRing.ts'

test('runs a long test where what it looks at has changed, and says what', () => {
  const due = dueLongTests(['README.md', 'scripts/new/domain.ts'])
  expect([...due]).toEqual([
    ['scripts/new.long.test.ts', 'scripts/new/domain.ts changed in the last 30 commits'],
  ])
})

test('runs none where nothing of theirs has changed', () => {
  expect([...dueLongTests(['README.md', 'features/chat/pageSize.ts'])]).toEqual([])
})

test('knows each long test, and none that is gone', () => {
  const there = globSync('{scripts,tests,gateway,rules,app,features}/**/*.long.test.ts')
  expect(Object.keys(longTests).toSorted()).toEqual(there.toSorted())
  expect(
    Object.values(longTests)
      .flat()
      .filter((path) => path.endsWith('.ts') && !existsSync(path)),
  ).toEqual([])
})

describe('what git says of a clone', () => {
  let folder: string
  let origin: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'ouen-clones-'))
    origin = join(folder, 'origin')
    mkdirSync(origin)
    git(origin, 'init', '--quiet')
    // Older than what is looked at: many small commits, of which only the first is of a long test's.
    commit('scripts/new/domain.ts', 'the first')
    for (let count = 1; count <= 30; count += 1) commit('README.md', `text ${count}`)
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  /** Runs git here alone: no settings of the machine's or of whoever runs the tests. */
  function git(at: string, ...args: string[]): void {
    const { GIT_DIR: _, GIT_INDEX_FILE: __, GIT_WORK_TREE: ___, ...env } = process.env
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: at,
      env: { ...env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
  }
  function commit(file: string, text: string): void {
    mkdirSync(dirname(join(origin, file)), { recursive: true })
    writeFileSync(join(origin, file), text)
    git(origin, 'add', '.')
    git(origin, 'commit', '--quiet', '-m', text)
  }
  function clone(name: string, ...how: string[]): string {
    git(folder, 'clone', '--quiet', ...how, pathToFileURL(origin).href, name)
    return join(folder, name)
  }

  test('a whole one runs none where what they look at changed long ago', () => {
    expect(changedOfLate(clone('whole'))).toEqual(['README.md'])
    expect([...dueLongTests(changedOfLate(join(folder, 'whole')))]).toEqual([])
  })

  test('a shallow one does not know what changed, and runs all', () => {
    const due = dueLongTests(changedOfLate(clone('shallow', '--depth', '1')))
    expect([...due.keys()]).toEqual(Object.keys(longTests))
    expect(new Set(due.values())).toEqual(new Set(['what changed of late is not known']))
  })

  test('what is no repository does not know it either', () => {
    const plain = mkdtempSync(join(folder, 'plain-'))
    expect(dueLongTests(changedOfLate(plain)).size).toBe(Object.keys(longTests).length)
  })

  test('what is changed and not committed counts', () => {
    const at = clone('changed')
    writeFileSync(join(at, 'scripts/new/domain.ts'), 'changed')
    expect([...dueLongTests(changedOfLate(at)).keys()]).toEqual(['scripts/new.long.test.ts'])
  })
})
