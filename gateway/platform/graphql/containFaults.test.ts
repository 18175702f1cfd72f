import { setImmediate } from 'node:timers/promises'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { graphql } from 'graphql'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { containFaults } from './containFaults.ts'
import { createOperations } from './operations.ts'

const good = { __typename: 'Fan', id: 'fan_1' }
const secretive = { password: 'hunter2' }
const broken = {
  [Symbol.iterator]() {
    throw new Error('no list after all')
  },
}
let asked = Promise.withResolvers<() => void>()
const typeDefs = /* GraphQL */ `
  interface Node {
    id: ID!
  }
  type Fan implements Node {
    id: ID!
    friend: Node
    now: Fan
    late: Node
  }
  type Query {
    node: Node
    nodes: [Node]
    waiting: [Node]
    broken: [Node]
    fan: Fan
  }
  type Mutation {
    first: Node
    second: Node
  }
`
const schema = containFaults(
  makeExecutableSchema({
    typeDefs,
    resolvers: {
      Query: {
        node: async () => secretive,
        nodes: async () => [good, secretive],
        waiting: async () => [Promise.resolve(good), Promise.resolve(secretive)],
        broken: async () => broken,
        fan: () => good,
      },
      Fan: {
        friend: () => secretive,
        now: () => good,
        late: () => new Promise((_, reject) => asked.resolve(() => reject(new Error('too late')))),
      },
      Mutation: { first: async () => good, second: () => secretive },
    },
  }),
)

const operations = createOperations({ schema, log: pino({ level: 'silent' }) })
const context = undefined as never

// Compiled and interpreted: the one is our way, the other that of what can't be compiled.
for (const [name, run] of [
  [
    'compiled',
    (source: string) =>
      operations.execute(operations.find(operations.read(source), undefined), context, {}),
  ],
  ['interpreted', (source: string) => graphql({ schema, source })],
] as const) {
  const ask = async (query: string) =>
    JSON.parse(
      JSON.stringify(
        await run(query).catch((error: Error) => ({ errors: [{ message: error.message }] })),
      ),
    ) as { data?: object; errors: { message: string }[] }
  const untyped = [expect.objectContaining({ message: 'A value of Node names no type.' })]

  it.each([
    ['{ node { id } fan { id } }', { node: null, fan: { id: 'fan_1' } }],
    ['{ waiting { id } fan { id } }', expect.objectContaining({ fan: { id: 'fan_1' } })],
    ['{ nodes { id } fan { id } }', expect.objectContaining({ fan: { id: 'fan_1' } })],
    ['mutation { first { id } second { id } }', { first: { id: 'fan_1' }, second: null }],
    ['mutation { second { id } first { id } }', { first: { id: 'fan_1' }, second: null }],
  ])(`a failure to complete a value is its field’s, ${name}: %s`, async (query, data) => {
    const { errors, ...rest } = await ask(query)
    expect(rest).toEqual({ data })
    expect(errors).toEqual(untyped)
  })

  it(`a list that can’t be read is its field’s failure, ${name}`, async () => {
    expect(await ask('{ broken { id } fan { id } }')).toEqual({
      data: { broken: null, fan: { id: 'fan_1' } },
      errors: [expect.objectContaining({ message: 'no list after all' })],
    })
  })

  it(`what fails when its answer is already decided is nobody’s, ${name}`, async () => {
    asked = Promise.withResolvers()
    const answering = ask('{ fan { now { late { id } friend { id } } } }')
    const release = await asked.promise
    release()
    const { errors } = await answering
    expect(errors.map(({ message }) => message)).toContain('A value of Node names no type.')
    // An unhandled rejection would be told by now, and end the process, or this run of tests.
    await setImmediate()
  })
}
