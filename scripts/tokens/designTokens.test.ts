import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { rolesOf, sides } from '../../design-system/theme/roles.ts'
import { greyNames, paletteNames } from '../../design-system/theme/theme.ts'
import { checkTokens } from '../checks/tokens.ts'
import { tokenFiles } from './designTokens.ts'

/** Groups and tokens; what a token holds is read as unknown. */
type Node = { readonly [name: string]: Node }

/** A file's tokens alone: what schema it keeps to is for tools. */
const read = (text: string) =>
  JSON.parse(text, (key, value: unknown) => (key === '$schema' ? undefined : value)) as Node

const files = new Map([...tokenFiles()].map(([name, text]) => [name, read(text)]))
const { modifiers, sets, resolutionOrder } = files.get('ouen.resolver.json') as unknown as {
  sets: Record<string, { sources: Node[] }>
  modifiers: Record<string, { default: string; contexts: Record<string, Node[]> }>
  resolutionOrder: { $ref: string }[]
}

/** What a tool makes of the files for these choices: sets and contexts in their order, later ones over earlier ones. */
function resolve(chosen: Readonly<Record<string, string>>): Node {
  const sources = resolutionOrder.flatMap(({ $ref }) => {
    const [, kind, name = ''] = $ref.split('/')
    if (kind === 'sets') return sets[name]!.sources
    const modifier = modifiers[name]!
    return modifier.contexts[chosen[name] ?? modifier.default]!
  })
  return sources
    .map((source) => ('$ref' in source ? files.get(String(source.$ref))! : source))
    .reduce<Node>((all, source) => merge(all, source), {})
}

function merge(one: Node, other: Node): Node {
  const merged: { [name: string]: Node } = { ...one }
  for (const [name, value] of Object.entries(other)) {
    const known = merged[name]
    const isGroup = known && !('$value' in value)
    merged[name] = isGroup ? merge(known, value) : value
  }
  return merged
}

/** The value of a token, through its aliases. */
function valueOf(tokens: Node, path: string): unknown {
  const found = path.split('.').reduce<Node | undefined>((node, name) => node?.[name], tokens)
  const value: unknown = found?.$value
  if (value === undefined) throw new Error(`No token ${path}`)
  const [, named] = typeof value === 'string' ? (/^\{(.+)\}$/.exec(value) ?? []) : []
  return named ? valueOf(tokens, named) : value
}

it('gives every look the colours that the app wears in it', () => {
  for (const palette of paletteNames)
    for (const grey of greyNames)
      for (const side of sides) {
        const tokens = resolve({ mode: side, grey, palette })
        for (const [role, hex] of Object.entries(rolesOf({ palette, grey, side })))
          expect(valueOf(tokens, `color.${role}`), `${palette} ${grey} ${side}`).toMatchObject({
            hex,
          })
      }
})

it('names no token that there is not, and gives each a type', () => {
  const tokens = resolve({})
  const paths = (node: Node, at: string[] = []): string[] =>
    '$value' in node
      ? [at.join('.')]
      : Object.entries(node).flatMap(([name, inner]) =>
          name.startsWith('$') ? [] : paths(inner, [...at, name]),
        )
  const all = paths(tokens)
  expect(all.length).toBeGreaterThan(300)
  for (const path of all) expect(valueOf(tokens, path)).toBeDefined()
  const told = JSON.stringify(tokens)
  expect(told.match(/"\$value"/g)?.length).toBe(told.match(/"\$type"/g)?.length)
})

it('has sizes as tools read them, and what a brand chooses', () => {
  const round = resolve({ radius: 'round', font: 'mincho' })
  expect(valueOf(round, 'space.4')).toEqual({ value: 16, unit: 'px' })
  expect(valueOf(round, 'radius.control')).toEqual({ value: 14, unit: 'px' })
  expect(valueOf(round, 'font.body')).toContain('Hiragino Mincho ProN')
  expect(valueOf(round, 'duration.slow')).toEqual({ value: 240, unit: 'ms' })
  expect(valueOf(resolve({ mode: 'dark' }), 'shadow.float')).toMatchObject([
    { color: { hex: '#000000', alpha: 0.4 }, offsetY: { value: 1, unit: 'px' } },
    { blur: { value: 28, unit: 'px' }, spread: { value: -4, unit: 'px' } },
  ])
})

it('refuses a file that says something else, or is not there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tokens-'))
  for (const [name, text] of tokenFiles()) writeFileSync(join(folder, name), text)
  expect(checkTokens(folder)).toEqual([])
  writeFileSync(join(folder, 'dark.tokens.json'), '{}\n')
  rmSync(join(folder, 'light.tokens.json'))
  expect(checkTokens(folder).map((told) => told.split(' ')[0])).toEqual(
    ['light.tokens.json', 'dark.tokens.json'].map((name) => join(folder, name)),
  )
  rmSync(folder, { recursive: true })
})
