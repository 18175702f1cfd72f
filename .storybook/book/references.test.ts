import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { tokenFiles } from '../../scripts/tokens/designTokens.ts'
import { spoken } from './foundations/spoken.ts'

const pages = globSync('.storybook/book/**/*.tsx').map((file) => readFileSync(file, 'utf8'))

/** Every story's id, as Storybook makes it of where the file is and what it exports. */
function idsOf(file: string): string[] {
  const parts = file
    .replace(/^\.storybook\//, '')
    .replace('.stories.tsx', '')
    .split('/')
  if (parts.at(-1)?.toLowerCase() === parts.at(-2)?.toLowerCase()) parts.pop()
  const title = parts
    .join('/')
    .replace(/^design-system\/theme\//, 'Foundations/')
    .replace(/^design-system\/(?:[^/]+\/)?/, 'Components/')
    .replace(/^book\//, '')
  const stories = readFileSync(file, 'utf8').matchAll(/^export const (\w+) = meta\.story/gm)
  return [...stories].map(
    ([, name]) =>
      `${sanitized(title)}--${sanitized(name!.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' '))}`,
  )
}

const sanitized = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

it('leads to stories that there are', () => {
  const known = new Set(
    ['{features,design-system}/**/*.stories.tsx', '.storybook/**/*.stories.tsx']
      .flatMap((pattern) => globSync(pattern))
      .flatMap(idsOf),
  )
  const named = pages.flatMap((page) => page.match(/['"][a-z-]+--[a-z0-9-]+['"]/g) ?? [])
  expect(named.length).toBeGreaterThan(8)
  expect(named.map((id) => id.slice(1, -1)).filter((id) => !known.has(id))).toEqual([])
})

it('shows words that the app says', async () => {
  const files = globSync('features/*/messages/ja.ts')
  const said = await Promise.all(
    files.map((file) => import(resolve(file)) as Promise<{ default: object }>),
  )
  const ids = new Set(said.flatMap(({ default: words }) => Object.keys(words)))
  const shown = Object.values(spoken).flat()
  expect(shown.filter(({ id }) => !ids.has(id))).toEqual([])
})

it('offers every file of tokens', () => {
  const page = readFileSync('.storybook/book/foundations/Tokens.tsx', 'utf8')
  expect([...tokenFiles().keys()].filter((name) => !page.includes(name))).toEqual([])
})
