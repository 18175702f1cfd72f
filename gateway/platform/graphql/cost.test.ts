import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { domains } from '../../domains.generated.ts'
import { createCostReader } from './cost.ts'
import { limits } from './limits.ts'
import { createGatewaySchema } from './schema.ts'

const schema = createGatewaySchema(domains)
const readCost = createCostReader(schema)
const costOf = (text: string, variables: Record<string, unknown> = {}) =>
  readCost(parse(text), undefined, variables)
const page = (args: string) =>
  `query Page($n: Int = 20) { node(id: "x") { ... on Channel { messages(${args}) { edges { node { id author { id } } } } } } }`

describe('the cost of an operation', () => {
  it('multiplies what a page holds by its size, wherever the size comes from', () => {
    // A row is 1, an edge 0.1: the channel, the connection, and n times an edge, a message, its author.
    const of = (n: number) => 1 + 0.1 + n * (0.1 + 1 + 1)
    expect(costOf(page('last: 3'))).toBeCloseTo(of(3))
    expect(costOf(page('last: $n'), { n: 7 })).toBeCloseTo(of(7))
    expect(costOf(page('last: $n'))).toBeCloseTo(of(20))
    expect(costOf(page('before: "x"'))).toBeCloseTo(of(50))
    expect(costOf(page('first: 1, last: 40'))).toBeCloseTo(of(40))
    expect(costOf(page('last: -5'))).toBeCloseTo(of(1))
  })

  it('takes a list for as long as its resolver lets it be', () => {
    const channels = '{ tenant { community { channels { edges { node { id } } } } } }'
    expect(costOf(channels)).toBeCloseTo(1 + 1 + 0.1 + 50 * (0.1 + 1))
    expect(costOf('{ tenant { community { happenings { id } } } }')).toBeCloseTo(1 + 1 + 12)
  })

  it('counts fields that overlap once, and aliases each', () => {
    const once = costOf('{ tenant { community { talents { id } } } }')
    expect(
      costOf(
        '{ tenant { community { talents { id } ...A ...B } } } fragment A on Community { talents { name } } fragment B on Community { talents { id } }',
      ),
    ).toBe(once)
    expect(costOf('{ tenant { community { talents { id } more: talents { id } } } }')).toBe(
      once + 10,
    )
  })

  it('is large for writes, and for lists within lists', () => {
    expect(costOf('mutation { a: skipSms { __typename } b: skipSms { __typename } }')).toBeCloseTo(
      20.2,
    )
    expect(
      costOf(
        '{ tenant { community { channels { edges { node { messages { edges { node { author { id } } } } } } } } } }',
      ),
    ).toBeGreaterThan(limits.cost)
  })

  it('gives up on what fans out without end', () => {
    const wide = (n: number) =>
      `fragment F${n} on Community { ${Array.from({ length: 8 }, (_, at) => `a${at}: channels { edges { node { community { ...F${n + 1} } } } }`).join(' ')} }`
    const text = `{ tenant { community { ...F0 } } } ${[0, 1, 2, 3, 4, 5].map(wide).join(' ')} fragment F6 on Community { id }`
    expect(() => costOf(text)).toThrow(/too many fields/)
  })
})

describe.runIf(existsSync('dist/operations.json'))('the app’s own operations', () => {
  const own = existsSync('dist/operations.json')
    ? (JSON.parse(readFileSync('dist/operations.json', 'utf8')) as Record<string, string>)
    : {}
  it.each(Object.values(own).map((text) => [/\w+ \w+/.exec(text)?.[0], text]))(
    '%s fits',
    (_, text = '') => {
      expect(costOf(text, { count: 50 })).toBeLessThanOrEqual(limits.cost)
    },
  )
})
