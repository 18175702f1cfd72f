import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = import.meta.dirname

const components = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'theme')
  .flatMap((folder) =>
    readdirSync(join(root, folder.name))
      .filter((file) => /^[A-Z]\w+\.tsx$/.test(file))
      .map((file) => ({ folder: folder.name, file, name: file.replace('.tsx', '') })),
  )

describe.each(components)('$name', ({ folder, file }) => {
  const source = readFileSync(join(root, folder, file), 'utf8')
  const beside = readdirSync(join(root, folder))

  test('has a story beside it', () => {
    expect(beside.some((other) => other.endsWith('.stories.tsx'))).toBe(true)
  })

  test('can be read in one sitting', () => {
    expect(source.split('\n').length).toBeLessThanOrEqual(100)
  })

  test('says none of its own words', () => {
    const code = source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    expect(code).not.toMatch(/[\u3041-\u30ff\u4e00-\u9fff]/)
  })

  test('takes no class name from outside', () => {
    if (file === 'LinkProvider.tsx') return
    expect(source).not.toMatch(/className\?: /)
  })
})
