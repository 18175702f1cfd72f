import { readFileSync } from 'node:fs'
import { CriticalityLevel, diff } from '@graphql-inspector/core'
import { buildSchema } from 'graphql'
import { readContract } from '../contract.ts'

/** The contract as it was last released: `npm run schema:release` moves it on. */
export const releasedFile = 'schema/released/schema.graphql'

/** Changes of the SDL that would break an app already in a fan's browser. */
export async function checkSchema(): Promise<string[]> {
  const changes = await diff(
    buildSchema(readFileSync(releasedFile, 'utf8')),
    buildSchema(readContract()),
  )
  return changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .map(({ message }) => `breaks what was released: ${message}`)
}
