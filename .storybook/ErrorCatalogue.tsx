import { getNamedType, isEnumType, isObjectType, type GraphQLObjectType } from 'graphql'
import { Stack } from '#design-system/stack/Stack.tsx'
import { ErrorWords } from '#features/errors/index.ts'
import { valueNames } from '#gateway/platform/graphql/userErrors.ts'
import type { UserError } from '#platform/submission/userError.ts'
import { schema } from './relay/fakeGateway.ts'
import { useStanding } from './standing.ts'

const files = import.meta.glob<Record<string, unknown>>('../features/*/messages/ja.ts', {
  import: 'default',
  eager: true,
})

type ErrorCatalogueProps = {
  feature: string
  /** What the words speak of, by name. */
  values?: Readonly<Record<string, string | number>>
}

/** All that a feature can be refused, code by code, as its words say it. */
export function ErrorCatalogue({ feature, values }: ErrorCatalogueProps) {
  useStanding(`errors.${feature}`)
  const ids = Object.keys(files[`../features/${feature}/messages/ja.ts`] ?? {})
  const refusals = ids
    .filter((id) => /^errors\.([A-Z]|code\.)/.test(id))
    .toSorted()
    .map((id) => refusalOf(id, values))
  return (
    <Stack gap={3}>
      {refusals.map((error) => (
        <ErrorWords key={`${error.__typename} ${error.code}`} error={error} />
      ))}
    </Stack>
  )
}

/** An error as its words' id names it: `errors.PasswordError.TOO_SHORT`, or `errors.code.EMPTY` for any. */
function refusalOf(id: string, values: ErrorCatalogueProps['values']): UserError {
  const [, name = '', code = null] = id.split('.')
  if (name === 'code')
    return { __typename: 'UserError', code, values: { maxLength: 3 } } as unknown as UserError
  const type = schema.getType(name)
  if (!isObjectType(type)) throw new Error(`${id} speaks of no type of the contract.`)
  const retryAt = '2026-11-20T03:15:00.000Z'
  return { __typename: name, code, retryAt, values: { ...exampleOf(type), ...values } } as UserError
}

/** A value of each of a type's own fields. */
function exampleOf(type: GraphQLObjectType): Record<string, unknown> {
  return Object.fromEntries(
    valueNames(type).map((name) => {
      const field = getNamedType(type.getFields()[name]!.type)
      return [name, isEnumType(field) ? field.getValues()[0]?.name : field.name === 'Int' ? 3 : '']
    }),
  )
}
