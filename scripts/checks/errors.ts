import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import {
  buildASTSchema,
  isEnumType,
  isObjectType,
  isUnionType,
  Kind,
  parse,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql'
import { readDirective } from '../../gateway/platform/graphql/directives.ts'
import { errorTypes, valueNames } from '../../gateway/platform/graphql/userErrors.ts'
import { readSdl } from '../contract.ts'
import { argumentsOf } from './messages.ts'

type Words = Readonly<Record<string, string | MessageFormatElement[]>>

/** By feature: the words that it brings, and the mutations that it sends. */
export type SendingFeature = {
  words: Words
  /** Names of the fields of `Mutation`. */
  mutations: readonly string[]
}

/** The feature whose words every page loads: what several others can be answered stands there. */
const shared = 'errors'

/** Whether every error that a mutation can be answered has its words where it is sent, and no word is idle. */
export async function checkErrors(): Promise<string[]> {
  const features = new Map<string, SendingFeature>()
  for (const file of globSync('features/*/messages/ja.ts')) {
    const name = file.split('/')[1]!
    const { default: words } = (await import(resolve(file))) as { default: Words }
    features.set(name, { words, mutations: [] })
  }
  for (const file of globSync('features/**/*.{ts,tsx}', { exclude: ['**/__generated__/**'] })) {
    const name = file.split('/')[1]!
    const { words, mutations } = features.get(name) ?? { words: {}, mutations: [] }
    const sent = /\.(stories|test)\.tsx?$/.test(file) ? [] : mutationsIn(readFileSync(file, 'utf8'))
    if (sent.length > 0) features.set(name, { words, mutations: [...mutations, ...sent] })
  }
  return errorProblems(readSdl(), features)
}

/** What the contract's errors and the features' words owe each other, each with what to do. */
export function errorProblems(
  sdl: string,
  features: ReadonlyMap<string, SendingFeature>,
): string[] {
  const schema = buildASTSchema(parse(sdl), { assumeValidSDL: true })
  const types = new Map(errorTypes(schema).map((type) => [type.name, type]))
  const sendable = Object.keys(schema.getMutationType()?.getFields() ?? {})
  const answered = new Set(sendable.flatMap((field) => refusalsOf(schema, field)))
  const keys = new Map([...answered].flatMap((name) => keysOf(types.get(name)!)))
  const home = (id: string) => [...features].filter(([, { words }]) => Object.hasOwn(words, id))
  const general = features.get(shared)?.words ?? {}
  /** Words of any error with such a code, which speak of nothing that this one does not hold. */
  const isSaidByCode = (key: string, values: readonly string[]) => {
    const words = general[`errors.code.${key.split('.')[1]}`]
    return words !== undefined && argumentsOf(words).every((name) => values.includes(name))
  }
  return [
    ...sendable.flatMap((field) => shapeProblems(schema, field)),
    ...[...types.values()].flatMap((type) => codeProblems(schema, type)),
    ...[...types.keys()]
      .filter((name) => !answered.has(name))
      .map((name) => `${name} is answered by no mutation: take it out of the contract`),
    ...[...keys]
      .filter(([key, values]) => home(`errors.${key}`).length === 0 && !isSaidByCode(key, values))
      .map(
        ([key]) =>
          `${key} has no words: add 'errors.${key}' to the messages of the feature that sends it`,
      ),
    ...[...features].flatMap(([name, { mutations }]) =>
      [...new Set(mutations.flatMap((field) => refusalsOf(schema, field)))]
        .flatMap((type) => keysOf(types.get(type)!))
        .filter(([key]) =>
          home(`errors.${key}`).every(([each]) => each !== name && each !== shared),
        )
        .filter(([key]) => home(`errors.${key}`).length > 0)
        .map(
          ([key]) =>
            `features/${name} can be answered ${key}, whose words are another feature's: move 'errors.${key}' to features/${shared}/messages`,
        ),
    ),
    ...[...features].flatMap(([name, { words }]) =>
      Object.keys(words)
        .filter((id) => /^errors\.[A-Z]/.test(id))
        .flatMap((id) => wordProblems(name, id, words[id]!, keys)),
    ),
  ]
}

/** The error types that a field of `Mutation` can answer. */
function refusalsOf(schema: GraphQLSchema, field: string): string[] {
  const payload = payloadOf(schema, field)
  return payload.filter(isUserError).map(({ name }) => name)
}

function payloadOf(schema: GraphQLSchema, field: string): readonly GraphQLObjectType[] {
  const type = schema.getMutationType()?.getFields()[field]?.type
  const named = type && 'ofType' in type ? type.ofType : type
  return isUnionType(named) ? named.getTypes() : isObjectType(named) ? [named] : []
}

const isUserError = (type: GraphQLObjectType) =>
  type.getInterfaces().some(({ name }) => name === 'UserError')

/** A hook tells a success from a refusal by its type alone. */
function shapeProblems(schema: GraphQLSchema, field: string): string[] {
  const successes = payloadOf(schema, field).filter((type) => !isUserError(type))
  return successes.length === 1
    ? []
    : [
        `Mutation.${field} answers ${successes.length} types that are no UserError: it needs one success`,
      ]
}

/** `NotFoundError`, or `PasswordError.TOO_SHORT` and its like; each with the fields that its words may speak of. */
function keysOf(type: GraphQLObjectType): [key: string, values: readonly string[]][] {
  const codes = codesOf(type)
  const values = [...valueNames(type), 'retryAt', 'isRetryKnown']
  return codes ? codes.map((code) => [`${type.name}.${code}`, values]) : [[type.name, values]]
}

function codesOf(type: GraphQLObjectType): readonly string[] | undefined {
  return readDirective(type.astNode, 'codes')?.get('are') as string[] | undefined
}

function codeProblems(schema: GraphQLSchema, type: GraphQLObjectType): string[] {
  const codes = codesOf(type)
  const isPromised = String(type.getFields().code?.type).endsWith('!')
  const known = schema.getType('UserErrorCode')
  const names = isEnumType(known) ? known.getValues().map(({ name }) => name) : []
  return [
    ...(isPromised === (codes !== undefined)
      ? []
      : [`${type.name} needs both, \`code: UserErrorCode!\` and @codes(are: […]), or neither`]),
    ...(codes ?? [])
      .filter((code) => !names.includes(code))
      .map((code) => `${type.name} has the code ${code}: add it, \`extend enum UserErrorCode\``),
  ]
}

function wordProblems(
  feature: string,
  id: string,
  text: string | MessageFormatElement[],
  keys: ReadonlyMap<string, readonly string[]>,
): string[] {
  const values = keys.get(id.replace('errors.', ''))
  if (!values) return [`features/${feature} has words for ${id}, which nothing answers`]
  return argumentsOf(text)
    .filter((name) => !values.includes(name))
    .map((name) => `the words of ${id} speak of {${name}}, which the type does not hold`)
}

/** The fields of `Mutation` that a source asks for. */
export function mutationsIn(source: string): string[] {
  return [...source.matchAll(/(?<!\/)graphql`([^`]*)`/g)].flatMap(([, text = '']) =>
    parse(text).definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.operation === 'mutation'
        ? definition.selectionSet.selections.flatMap((each) =>
            each.kind === Kind.FIELD ? each.name.value : [],
          )
        : [],
    ),
  )
}
