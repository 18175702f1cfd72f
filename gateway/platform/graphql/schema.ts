import { readdirSync, readFileSync } from 'node:fs'
import { createSchema } from 'graphql-yoga'
import { containFaults } from './containFaults.ts'
import type { GatewayContext } from './context.ts'
import { resolvers } from './resolvers.ts'

const folder = new URL('../../../schema/', import.meta.url)

/** The contract with its resolvers. */
export function createGatewaySchema() {
  const files = readdirSync(folder).filter((file) => file.endsWith('.graphql'))
  const schema = createSchema<GatewayContext>({
    typeDefs: files.map((file) => readFileSync(new URL(file, folder), 'utf8')),
    resolvers,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  })
  return containFaults(schema)
}
