import {
  isAbstractType,
  isObjectType,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql'

type Resolver = GraphQLFieldResolver<unknown, unknown>
type Take = (value: unknown) => unknown

/**
 * Keeps what throws while a field's value is completed within its request. A compiled query (graphql-jit)
 * completes a value inside the callback that it gives to the resolver's promise, and looks at nothing that
 * comes of it: a throw in there would leave the request without an answer and end the process. Here it is
 * that field's failure, as it is where a query is interpreted. Changes the schema, and answers it.
 */
export function containFaults(schema: GraphQLSchema): GraphQLSchema {
  const mutation = schema.getMutationType()
  for (const type of Object.values(schema.getTypeMap())) {
    if (isAbstractType(type)) type.resolveType ??= (value) => typenameOf(value, type.name)
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields()))
      if (field.resolve)
        field.resolve = contain(type === mutation ? later(field.resolve) : field.resolve)
  }
  return schema
}

/** Of a value only that is told: the usual words for this failure hold all that is in it. */
function typenameOf(value: unknown, abstract: string): string {
  const name =
    typeof value === 'object' && value !== null && '__typename' in value ? value.__typename : null
  if (typeof name === 'string') return name
  throw new Error(`A value of ${abstract} names no type.`)
}

/** Each of a mutation's fields is started by the one before, and must not throw in its place. */
function later(resolve: Resolver): Resolver {
  return async (...args) => resolve(...args)
}

function contain(resolve: Resolver): Resolver {
  return (...args) => containValue(resolve(...args))
}

function containValue(value: unknown): unknown {
  if (isPromise(value)) return new Contained(value)
  return Array.isArray(value) && value.some(isPromise) ? value.map(containValue) : value
}

function isPromise(value: unknown): value is PromiseLike<unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'then' in value &&
    typeof value.then === 'function'
  )
}

/** A value to come. What its taker throws is told to the taker, as if the value had failed. */
class Contained {
  readonly #value: PromiseLike<unknown>

  constructor(value: PromiseLike<unknown>) {
    this.#value = value
  }

  then(take?: Take | null, fail?: Take | null): PromiseLike<unknown> {
    // One who reads on, as an interpreted query does, hears of it there.
    if (!take || !fail) return this.#value.then(take, fail)
    const report = (error: unknown) => {
      try {
        return fail(error)
      } catch {
        // Its run is over, and has been answered.
        return undefined
      }
    }
    return this.#value.then((value) => {
      try {
        return take(containValue(value))
      } catch (error) {
        return report(error)
      }
    }, report)
  }
}
