import { existsSync, readdirSync } from 'node:fs'
import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql'
import type { Domains } from '../../gateway/platform/domain.ts'
import { readDirective } from '../../gateway/platform/graphql/directives.ts'

type Fields = readonly { name: string; field: GraphQLField<unknown, unknown> }[]

/** What the contract and the domains promise each other and forgot, each with what to add. */
export async function checkDomains(): Promise<string[]> {
  try {
    const { domains } = await import('../../gateway/domains.generated.ts')
    const { createGatewaySchema } = await import('../../gateway/platform/graphql/schema.ts')
    return [
      ...foldersWithoutDomain('gateway/domains'),
      ...forgottenEntries(createGatewaySchema(domains), domains),
    ]
  } catch (error) {
    return [`the domains don't load: ${error instanceof Error ? error.message : String(error)}`]
  }
}

/** Folders of domains that no registry sees. */
export function foldersWithoutDomain(root: string): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !existsSync(`${root}/${entry.name}/domain.ts`))
    .map(
      ({ name }) =>
        `${root}/${name} has no domain.ts: write one that exports what it brings, \`export const domain: Domain = {}\` (gateway/platform/domain.ts names the kinds)`,
    )
}

/** What a type or field of the contract needs and nobody gave it; `schema` is the one with resolvers. */
export function forgottenEntries(schema: GraphQLSchema, domains: Domains): string[] {
  const types = Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLObjectType | GraphQLInterfaceType =>
      (isObjectType(type) || isInterfaceType(type)) && !type.name.startsWith('__'),
  )
  const objects = types.filter((type) => isObjectType(type))
  const fields = types.flatMap((type) => fieldsOf(type))
  return [
    ...forgottenNodes(objects, domains),
    ...forgottenTopics(schema, domains),
    ...fieldsOf(schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType())
      .filter(({ field }) => !field.resolve)
      .map(
        ({ name }) =>
          `${name} has no resolver: export one from the resolvers/ of its domain, or a mutation from a file of its name in mutations/`,
      ),
    ...fields
      .filter(({ field }) => needsSize(field) && !readDirective(field.astNode, 'listSize'))
      .map(
        ({ name }) =>
          `${name} is a list and nothing says how many it holds: add @listSize(assumedSize: …) to it`,
      ),
  ]
}

function forgottenNodes(objects: readonly GraphQLObjectType[], { nodes }: Domains): string[] {
  const implementing = objects.filter((type) =>
    type.getInterfaces().some(({ name }) => name === 'Node'),
  )
  const owners = new Map<unknown, string>()
  const keys = objects.flatMap((type) => {
    const key = readDirective(type.astNode, 'key')
    if (!key) return []
    const prefix = key.get('prefix')
    const owner = owners.get(prefix)
    owners.set(prefix, type.name)
    return owner === undefined
      ? []
      : `ids of ${owner} and ${type.name} begin alike: give one of them another @key(prefix: …)`
  })
  return [
    ...implementing
      .filter(({ astNode }) => !readDirective(astNode, 'key'))
      .map(
        ({ name }) =>
          `${name} implements Node and nothing says how its ids begin: add @key(prefix: "${name.toLowerCase()}") to it`,
      ),
    ...keys,
    ...implementing
      .filter(({ name }) => !nodes.has(name))
      .map(
        ({ name }) =>
          `${name} implements Node and no domain finds one by its id: add \`nodes: { ${name}: load${name} }\` to its domain.ts`,
      ),
    ...[...nodes.keys()]
      .filter((name) => !implementing.some((type) => type.name === name))
      .map((name) => `a domain.ts has \`nodes\` for ${name}, which does not implement Node`),
  ]
}

function forgottenTopics(schema: GraphQLSchema, { topics, events }: Domains): string[] {
  const subscriptions = Object.keys(schema.getSubscriptionType()?.getFields() ?? {})
  return [
    ...subscriptions
      .filter((name) => !topics.has(name))
      .map(
        (name) =>
          `Subscription.${name} listens to nothing: add \`topics: { ${name}: … }\` to its domain.ts`,
      ),
    ...[...topics]
      .filter(([name]) => !subscriptions.includes(name))
      .map(([name]) => `a domain.ts has \`topics\` for ${name}, which is no field of Subscription`),
    ...new Set(
      [...topics.values()]
        .filter(({ type }) => !Object.hasOwn(events, type))
        .map(
          ({ type }) =>
            `the event ${type} would be skipped between processes: add \`events: { ${type}: … }\` to its domain.ts`,
        ),
    ),
  ]
}

/** A list of objects, or a page of them; a connection's edges have the size of its field. */
function needsSize({ name, type }: GraphQLField<unknown, unknown>): boolean {
  const inner = getNamedType(type)
  if (!isCompositeType(inner) || name === 'edges') return false
  return isListType(getNullableType(type)) || (isObjectType(inner) && 'edges' in inner.getFields())
}

function fieldsOf(
  ...types: readonly (GraphQLObjectType | GraphQLInterfaceType | null | undefined)[]
): Fields {
  return types.flatMap((type) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({
      name: `${type?.name}.${field.name}`,
      field,
    })),
  )
}
