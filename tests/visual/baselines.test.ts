import { createHash } from 'node:crypto'
import { readFile, readdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { buildIndex } from 'storybook/internal/core-server'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const folder = join(import.meta.dirname, 'baselines')
const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.webp'))
const files = names.map((name) => ({ name, path: join(folder, name) }))

async function storyNames(): Promise<string[]> {
  const { entries } = await buildIndex({ configDir: join(root, '.storybook') })
  return Object.values(entries)
    .filter((entry) => entry.type === 'story' && entry.subtype === 'story')
    .map(({ id }) => id.replace('--', '/'))
}

describe('the stored pictures', () => {
  test('belong to the stories, one in light and one in dark each', async () => {
    const expected = (await storyNames()).flatMap((story) => [
      `${story}.dark.webp`,
      `${story}.light.webp`,
    ])
    expect(names.toSorted()).toEqual(expected.toSorted())
  }, 60_000)

  test('weigh at most 25 MB together', async () => {
    const sizes = await Promise.all(files.map(async ({ path }) => (await stat(path)).size))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(25e6)
  })

  test('show no two stories alike', async () => {
    const shown = new Map<string, Set<string>>()
    for (const { name, path } of files) {
      const [story = '', mode = ''] = name.split('.')
      const hash = createHash('sha256')
        .update(mode)
        .update(await readFile(path))
        .digest('hex')
      shown.set(hash, (shown.get(hash) ?? new Set()).add(story))
    }
    expect([...shown.values()].filter((stories) => stories.size > 1)).toEqual([])
  })
})
