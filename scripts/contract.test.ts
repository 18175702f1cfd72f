import { buildSchema, specifiedDirectives } from 'graphql'
import { expect, it } from 'vitest'
import { readContract, readSdl } from './contract.ts'

it('gives clients the contract without what only the gateway reads', () => {
  expect(readSdl()).toMatch(/ @shared$/m)
  const contract = readContract()
  expect(contract).not.toMatch(/ @\w+$/m)
  expect(buildSchema(contract).getDirectives()).toHaveLength(specifiedDirectives.length)
})
