import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openMemoryFolder } from './memoryFolder.ts'

test('a run has a folder of its own where there is room, and what an ended run left is gone', () => {
  const root = mkdtempSync(join(tmpdir(), 'shared-'))
  try {
    // No process of Linux has this number.
    const left = join(root, 'ouen-tests-4194305-abcdef')
    mkdirSync(left)
    const others = join(root, 'somebody-else')
    writeFileSync(others, '')
    const folder = openMemoryFolder(root)
    const { bavail, bsize } = statfsSync(root)
    const hasRoom = process.platform === 'linux' && bavail * bsize >= 6 * 1024 ** 3
    expect(folder !== undefined && existsSync(folder)).toBe(hasRoom)
    expect(existsSync(left)).toBe(process.platform !== 'linux')
    expect(existsSync(others)).toBe(true)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})

test('there is none where there is no memory that all share', () => {
  expect(openMemoryFolder('/nowhere')).toBeUndefined()
})
