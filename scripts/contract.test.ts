import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { expect, it } from 'vitest'
import { readContract, readSdl } from './contract.ts'

it('gives clients the contract without what only the gateway reads', () => {
  const own = readFileSync('schema/directives.graphql', 'utf8').matchAll(/^directive @(\w+)/gm)
  const names = [...own].map(([, name]) => name)
  expect(names).toContain('shared')
  const ours = new RegExp(`@(${names.join('|')})\\b`)
  expect(readSdl()).toMatch(ours)
  expect(readContract()).not.toMatch(ours)
  expect(buildSchema(readContract()).getDirective('semanticNonNull')).toBeDefined()
})
