import { expect, it } from 'vitest'
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

it('has each path once', () => {
  const paths = routes.map(({ path }) => path)
  expect(paths).toEqual([...new Set(paths)])
})
