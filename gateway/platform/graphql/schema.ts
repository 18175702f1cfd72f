import { makeExecutableSchema } from '@graphql-tools/schema'
import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'graphql'
import type { Domains } from '../domain.ts'
import { containFaults } from './containFaults.ts'
import type { GatewayContext } from './context.ts'
import { nodeResolvers } from './node.ts'
import { CalendarDate, DateTime } from './scalars.ts'
import { answerValues, UserErrorValues } from './userErrors.ts'

const folder = new URL('../../../schema/', import.meta.url)

/** The contract with the domains' resolvers. */
export function createGatewaySchema({ nodes, resolvers }: Domains) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.graphql'))
  const sdl = parse(files.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n'))
  const schema = makeExecutableSchema<GatewayContext>({
    typeDefs: sdl,
    resolvers: [
      { DateTime, Date: CalendarDate, UserErrorValues },
      nodeResolvers(sdl, nodes),
      ...resolvers,
    ],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  })
  return containFaults(answerValues(schema))
}
