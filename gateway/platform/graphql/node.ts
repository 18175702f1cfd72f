import { Kind, type DocumentNode } from 'graphql'
import type { NodeLoader } from '../domain.ts'
import { prefixOf } from '../ids.ts'
import type { GatewayContext } from './context.ts'
import { readDirective } from './directives.ts'

/** `Query.node`: the type that an id is of says its prefix by `@key`, and its domain brings the loader. */
export function nodeResolvers(sdl: DocumentNode, nodes: ReadonlyMap<string, NodeLoader>) {
  const typeNames = typeNamesByPrefix(sdl)
  const node = async (_: unknown, { id }: { id: string }, context: GatewayContext) => {
    const typeName = typeNames.get(prefixOf(id))
    const found = typeName === undefined ? null : await nodes.get(typeName)?.(context, id)
    return found ? { ...found, __typename: typeName } : null
  }
  return { Query: { node } }
}

/** A prefix is a client's word: a Map knows only what was put into it. Undefined stands for an id without one. */
function typeNamesByPrefix({ definitions }: DocumentNode): Map<unknown, string> {
  const typeNames = new Map<unknown, string>()
  for (const definition of definitions) {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) continue
    const key = readDirective(definition, 'key')
    if (key) typeNames.set(key.get('prefix'), definition.name.value)
  }
  return typeNames
}
