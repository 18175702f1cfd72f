import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser'
import { describe, expect, it } from 'vitest'
import babelConfig from './babel.json' with { type: 'json' }

const bad = resolve(import.meta.dirname, 'bad')
const { forbidden } = createRequire(import.meta.url)(resolve('.dependency-cruiser.cjs')) as {
  forbidden: (IForbiddenRuleType & { name: string })[]
}

/** Each folder under `bad/` is a small tree that breaks the one rule it is named after. */
async function violations(folder: string): Promise<string[]> {
  const options = { baseDir: resolve(bad, folder), ruleSet: { forbidden }, validate: true }
  const { output } = await cruise(['.'], options, undefined, { babelConfig })
  return [...new Set((output as ICruiseResult).summary.violations.map(({ rule }) => rule.name))]
}

describe('who may import whom', () => {
  it('has a bad fixture for each rule', () => {
    expect(readdirSync(bad).toSorted()).toEqual(forbidden.map(({ name }) => name).toSorted())
  })

  it.each(forbidden.map(({ name }) => name))('%s bites', async (name) => {
    expect(await violations(name)).toContain(name)
  })
})
