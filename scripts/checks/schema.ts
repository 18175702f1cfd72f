import { readdirSync, readFileSync } from 'node:fs'
import { CriticalityLevel, diff } from '@graphql-inspector/core'
import { buildSchema } from 'graphql'

/** The contract as it was last released: `npm run schema:release` moves it on. */
export const releasedFile = 'schema/released/schema.graphql'

/** Changes of the SDL that would break an app already in a fan's browser. */
export async function checkSchema(): Promise<string[]> {
  const changes = await diff(
    buildSchema(readFileSync(releasedFile, 'utf8')),
    buildSchema(readSdl()),
  )
  return changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .map(({ message }) => `breaks what was released: ${message}`)
}

/** All of the SDL, in the order of its files' names. */
export function readSdl(): string {
  return readdirSync('schema')
    .filter((file) => file.endsWith('.graphql'))
    .toSorted()
    .map((file) => readFileSync(`schema/${file}`, 'utf8'))
    .join('\n')
}
