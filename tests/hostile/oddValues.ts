import fc, { type Arbitrary } from 'fast-check'
import {
  getNamedType,
  getNullableType,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  typeFromAST,
  type VariableDefinitionNode,
} from 'graphql'
import { words } from './words.ts'

const suffix = '00000000000000000000000000'

/** Texts that something in between may read as more than a text. */
const text = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(...words, ...words.map((word) => `${word}_${suffix}`)),
  },
  fc.constantFrom('', ' ', '\u0000', '\ud800', '\udc00x', '\u202e', '\ufeff', '%00', '%E0%A4%A'),
  fc.constantFrom("' or 1=1 --", '${7*7}', '<script>', '../../etc/passwd', 'null', '-1', '1e309'),
  fc.constantFrom('0000-00-00', '9999-12-31', '2026-02-30', '+819012345678', 'a@example.com'),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ maxLength: 40 }).map((inner) => Buffer.from(inner).toString('base64url')),
  fc.constantFrom('a', 'あ', '👩‍👩‍👧‍👦', '\u0301').map((part) => part.repeat(5_000)),
)

const number = fc.oneof(
  fc.constantFrom(0, -0, -1, 0.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308, -1e308),
  fc.integer(),
)

/** Anything that JSON says. Keys that every object has are among the keys. */
export const anything: Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    text,
    number,
    fc.constantFrom(null, true, false),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 8 })), tie('value'), {
      maxKeys: 4,
      noNullPrototype: false,
    }),
    fc.integer({ min: 50, max: 500 }).map(nested),
  ),
})).value

/** Lists within lists, deeper than anybody means. */
function nested(depth: number): unknown {
  let value: unknown = []
  for (let at = 0; at < depth; at += 1) value = [value]
  return value
}

/** A value for each of an operation's variables: of its type for the most part, so that it is let in. */
export function variablesOf(
  schema: GraphQLSchema,
  definitions: readonly VariableDefinitionNode[],
  known: readonly string[],
): Arbitrary<Record<string, unknown>> {
  const fields = definitions.map(({ variable, type }) => {
    const inputType = typeFromAST(schema, type as never) as GraphQLInputType
    return [variable.name.value, valueOf(inputType, known)] as const
  })
  return fc.record(Object.fromEntries(fields), { requiredKeys: [], noNullPrototype: true }) as never
}

function valueOf(given: GraphQLInputType, known: readonly string[]): Arbitrary<unknown> {
  const type = getNullableType(given)
  return fc.oneof(
    { weight: 9, arbitrary: fc.constant(null).chain(() => typed(type, known)) },
    { weight: 1, arbitrary: anything },
  )
}

function typed(type: GraphQLInputType, known: readonly string[]): Arbitrary<unknown> {
  if (isListType(type)) return fc.array(valueOf(type.ofType, known), { maxLength: 5 })
  if (isEnumType(type))
    return fc.constantFrom(...type.getValues().map(({ name }) => name), ...words)
  if (isInputObjectType(type))
    return fc.record(
      Object.fromEntries(
        Object.values(type.getFields()).map((field) => [field.name, valueOf(field.type, known)]),
      ),
    )
  const { name } = getNamedType(type)
  if (name === 'Int' || name === 'Float') return number
  if (name === 'Boolean') return fc.boolean()
  if (name === 'ID') return fc.oneof(fc.constantFrom(...known), text)
  return fc.oneof(text, fc.constantFrom(...known))
}
