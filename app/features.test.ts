import { expect, it } from 'vitest'
import { isContractDay } from '#rules/day.ts'
import { features } from './features.generated.ts'

const routes = features.flatMap((feature) => feature.routes)

type Compiled = {
  params: { operationKind: string }
  operation: { argumentDefinitions: readonly { name: string }[] }
}

it.each(routes.filter(({ query }) => query).map((route) => [route.path, route] as const))(
  '%s gives its query the variables that it takes, and no others',
  async (_, { query, variables }) => {
    const { params, operation } = (await query!()).default as unknown as Compiled
    expect(params.operationKind).toBe('query')
    const given = Object.keys(variables?.({}, new URLSearchParams(), '/') ?? {})
    expect(given.toSorted()).toEqual(
      operation.argumentDefinitions.map(({ name }) => name).toSorted(),
    )
  },
)

it.each(routes.filter(({ variables }) => variables).map((route) => [route.path, route] as const))(
  '%s names each search parameter that its variables read',
  (_, { variables, search = [] }) => {
    const read = new Set<string>()
    class Asked extends URLSearchParams {
      override get(name: string) {
        read.add(name)
        return super.get(name)
      }
    }
    for (const written of ['', ...search.map((name) => `${name}=talk`)])
      variables!({}, new Asked(written), '/')
    expect([...read].filter((name) => !search.includes(name))).toEqual([])
  },
)

const dated = routes.filter(
  ({ path, variables }) =>
    path.includes('/:day') && 'day' in (variables?.({}, new URLSearchParams(), '/') ?? {}),
)

it('some pages go by their day', () => {
  expect(dated).not.toEqual([])
})

it.each(dated.map((route) => [route.path, route] as const))(
  '%s asks the gateway for a day that there is, whatever stands in the address',
  (_, { variables }) => {
    const asked = (day: string) => variables!({ day }, new URLSearchParams(), '/')
    expect(asked('2026-02-28')).toEqual({ day: '2026-02-28' })
    for (const day of ['2026-02-30', '2026-2-3', '0000-01-01', '9999-12-31', 'yesterday', ''])
      expect(asked(day)).toEqual({ day: expect.toSatisfy(isContractDay) })
  },
)

it('has each path once', () => {
  const paths = routes.map(({ path }) => path)
  expect(paths).toEqual([...new Set(paths)])
})
