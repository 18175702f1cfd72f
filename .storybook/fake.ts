import type { SchemaTypes } from '#schema/types.generated.ts'

export type TypeName = keyof SchemaTypes

/**
 * A value of a schema type as far as a story cares: fields may be left out, at any depth, and
 * a field with arguments may be a function of them.
 */
export type Fake<Value> = Value extends readonly (infer Item)[]
  ? readonly Fake<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]?: Fake<Value[Key]> | FakeField<Value[Key]> }
    : Value

type FakeField<Value> = (args: Readonly<Record<string, unknown>>) => Fake<Value>

/** What stands in for each type of the schema where a parent says nothing of its own. */
/** A fake of one type: what a mutation answers, such as `FakeOf<'OpenCheckoutPayload'>`. */
export type FakeOf<Name extends TypeName> = Fake<SchemaTypes[Name]>

export type Fakes = { readonly [Name in TypeName]?: () => Fake<SchemaTypes[Name]> }

/**
 * Makes the builder of a type. Each type has one: in the `fakes.ts` of the feature that shows it, or in
 * `.storybook/fakes` where several do. `export const fakeChannel = fakeOf('Channel', { name: '歌の広場', … })`, then
 * `fakeChannel({ name: '企画会議' })`. What an override leaves out comes from the defaults.
 */
export function fakeOf<Name extends TypeName>(typename: Name, defaults: Fake<SchemaTypes[Name]>) {
  return (override?: Fake<SchemaTypes[Name]>): Fake<SchemaTypes[Name]> => ({
    ...defaults,
    ...override,
    __typename: typename,
  })
}

/** A connection that holds just these nodes and has no further page, unless told. */
export function fakeConnection<Node>(
  nodes: readonly Node[],
  pageInfo: Fake<SchemaTypes['PageInfo']> = {},
) {
  return {
    edges: nodes.map((node, index) => ({ cursor: `cursor-${index}`, node })),
    pageInfo: {
      hasNextPage: false,
      hasPreviousPage: false,
      startCursor: nodes.length > 0 ? 'cursor-0' : null,
      endCursor: nodes.length > 0 ? `cursor-${nodes.length - 1}` : null,
      ...pageInfo,
    },
  }
}
