import {
  getNamedType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql'
import { readDirective } from '../../gateway/platform/graphql/directives.ts'

/** What a screen can show of the contract. */
export type Subject =
  /** A connection of the community: `Community.gifts`. */
  | { kind: 'list'; field: string; type: string; text: string; size: number }
  /** Something with an id, which the address names: `/gifts/:gift_id`. */
  | { kind: 'one'; param: string; type: string; text: string }
  /** The community itself, until the contract holds what the screen is for. */
  | { kind: 'community' }

/** What an address shows: its last part names a connection of the community, or, as a parameter, a type with ids. */
export function subjectOf(schema: GraphQLSchema, path: string): Subject {
  const last = path.split('/').at(-1) ?? ''
  const param = /^:(\w+)_id$/.exec(last)?.[1]
  if (param !== undefined) {
    const type = schema.getType(camelPascal(param))
    if (!isObjectType(type) || !type.getInterfaces().some(({ name }) => name === 'Node'))
      throw new Error(`${path} names a ${camelPascal(param)}, which no type with ids is called.`)
    return { kind: 'one', param: last.slice(1), type: type.name, text: textOf(type) }
  }
  const community = schema.getType('Community')
  const field = isObjectType(community)
    ? community.getFields()[last.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())]
    : undefined
  const node = field && nodeOf(field)
  return node
    ? { kind: 'list', field: field.name, type: node.name, text: textOf(node), size: sizeOf(field) }
    : { kind: 'community' }
}

function nodeOf(field: GraphQLField<unknown, unknown>): GraphQLObjectType | undefined {
  const connection = getNamedType(field.type)
  const edges = isObjectType(connection) ? connection.getFields().edges : undefined
  const edge = edges && getNamedType(edges.type)
  const node = isObjectType(edge) ? edge.getFields().node : undefined
  const type = node && getNamedType(node.type)
  return isObjectType(type) ? type : undefined
}

/** How many the list holds at most: a screen's page of it. */
function sizeOf({ astNode }: GraphQLField<unknown, unknown>): number {
  return Number(astNode && readDirective(astNode, 'listSize')?.get('assumedSize')) || 20
}

/** The field by which a fan would call it: its name or title, or else its id. */
function textOf(type: GraphQLObjectType): string {
  const fields = type.getFields()
  return ['name', 'title', 'displayName', 'text'].find((name) => fields[name]) ?? 'id'
}

const camelPascal = (name: string) =>
  name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())
