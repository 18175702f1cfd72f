import { setImmediate } from 'node:timers/promises'
import { useGraphQlJit } from '@envelop/graphql-jit'
import { createSchema, createYoga } from 'graphql-yoga'
import { expect, it } from 'vitest'
import { containFaults } from './containFaults.ts'

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
  createSchema({
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

// Compiled and interpreted: the one is the query's way, the other a subscription's.
for (const [name, plugins] of [
  ['compiled', useGraphQlJit()],
  ['interpreted', {}],
] as const) {
  const yoga = createYoga({ schema, plugins: [plugins], maskedErrors: false, logging: false })
  const ask = async (query: string) => {
    const response = await yoga.fetch('http://gateway/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
    return (await response.json()) as { data?: object; errors: { message: string }[] }
  }
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
