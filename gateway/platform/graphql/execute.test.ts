import { createSchema } from 'graphql-yoga'
import { pino } from 'pino'
import type { RequestParameters } from 'relay-runtime'
import { expect, it } from 'vitest'
import type { GatewayContext } from './context.ts'
import { createExecutor } from './execute.ts'
import { createOperations } from './operations.ts'

const log = pino({ level: 'silent' })
const failures = {
  fault: () => new Error('a secret of ours'),
  outage: () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
}
const fail = (kind: keyof typeof failures) => {
  throw failures[kind]()
}
const schema = createSchema<GatewayContext>({
  typeDefs: /* GraphQL */ `
    type Query {
      name: String!
      talents: [String!]
      coins: Int
      needed: String!
    }
  `,
  resolvers: {
    Query: {
      name: () => 'よいやみ放送局',
      talents: () => fail('fault'),
      coins: () => fail('outage'),
      needed: () => fail('fault'),
    },
  },
})
const execute = createExecutor(createOperations({ schema, log }))
const ask = (text: string) =>
  execute({ log } as GatewayContext, { name: 'PageQuery', text } as RequestParameters, {})

it('lets the rest of a page stand where one part failed, and tells nothing of why', async () => {
  expect(await ask('query PageQuery { name talents }')).toEqual({
    data: { name: 'よいやみ放送局', talents: null },
    errors: [
      expect.objectContaining({ path: ['talents'], message: expect.stringContaining('wrong') }),
    ],
  })
  expect(JSON.stringify(await ask('query PageQuery { name talents }'))).not.toContain('secret')
})

it('throws an outage, and what leaves nothing to show', async () => {
  await expect(ask('query PageQuery { name coins }')).rejects.toThrow('ECONNREFUSED')
  await expect(ask('query PageQuery { name needed }')).rejects.toThrow('a secret of ours')
})
