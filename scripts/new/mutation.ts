import { addEntry, addImports, type Files } from './files.ts'
import { formFiles } from './mutationForm.ts'
import { camel, pascal } from './names.ts'

/**
 * A mutation that changes something of a domain made by `npm run new -- domain`: contract with its errors, resolver,
 * service, test; and in the feature of the same name its form, fakes, words, stories.
 */
export function mutationFiles(domain: string, name: string): Files {
  return { ...gatewayFiles(domain, name), ...formFiles(domain, name) }
}

function gatewayFiles(domain: string, name: string): Files {
  const folder = `gateway/domains/${domain}`
  const type = pascal(domain)
  const one = camel(domain)
  const act = pascal(name)
  const field = `${name}: (_, { input }, context) => ${name}(context, input),`
  const imported = `import { ${name} } from '../${name}.ts'`
  return {
    [`schema/${domain}.graphql`]: (before) => {
      if (!before) throw new Error(`There is no schema/${domain}.graphql: make the domain first.`)
      return `${before}
extend type Mutation {
  ${name}(input: ${act}Input!): ${act}Payload!
}

input ${act}Input {
  ${one}Id: ID!
  name: String!
}

union ${act}Payload = ${act}Success | ${act}Error | NotFoundError | UnauthenticatedError

type ${act}Success {
  ${one}: ${type}!
}

type ${act}Error implements UserError @codes(are: [EMPTY, TOO_LONG]) {
  field: String
  code: UserErrorCode!
  retryAt: DateTime
  values: UserErrorValues
  "In characters as a person counts them."
  maxLength: Int!
}
`
    },
    [`${folder}/resolvers/Mutation.ts`]: (before) =>
      before === undefined
        ? `import type { MutationResolvers } from '../../types.generated.ts'
${imported}

export const Mutation: Pick<MutationResolvers, '${name}'> = {
  ${field}
}
`
        : addImports(
            addEntry(before, '}', field).replace(
              'Pick<MutationResolvers,',
              (head) => `${head} '${name}' |`,
            ),
            imported,
          ),
    [`${folder}/store.ts`]: (before = '') =>
      before.includes(`update${type}Name`)
        ? before
        : `${before}
export async function update${type}Name(db: Queryable, id: string, name: string): Promise<void> {
  await db.update(${one}).set({ name }).where(eq(${one}.id, id))
}
`,
    [`${folder}/${name}.ts`]: `import { cleanText, countCharacters } from '#rules/text.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { ${act}Input } from '../types.generated.ts'
import { load${type} } from './service.ts'
import { update${type}Name } from './store.ts'

const maxLength = 40

/** Who may do this is asked first; then what they want is judged, and written. */
export async function ${name}(context: GatewayContext, input: ${act}Input) {
  if (context.userId === null) return { __typename: 'UnauthenticatedError' as const }
  const ${one} = await load${type}(context, input.${one}Id)
  if (!${one}) return { __typename: 'NotFoundError' as const, field: '${one}Id' }
  const name = cleanText(input.name)
  const refuse = (code: 'EMPTY' | 'TOO_LONG') => ({
    ...{ __typename: '${act}Error' as const, field: 'name', code, maxLength },
  })
  if (name === '') return refuse('EMPTY')
  if (countCharacters(name) > maxLength) return refuse('TOO_LONG')
  await update${type}Name(context.db, ${one}.id, name)
  return { __typename: '${act}Success' as const, ${one}: { ...${one}, name } }
}
`,
    [`${folder}/${name}.test.ts`]: `import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCommunity } from '../chat/testing.ts'
import { ${name} } from './${name}.ts'
import { load${type} } from './service.ts'
import { ${one} } from './tables.ts'

describe('${name}', () => {
  let stage: Awaited<ReturnType<typeof openCommunity>>
  let fan: string
  let id: string
  beforeAll(async () => {
    stage = await openCommunity()
    fan = await stage.fan()
    id = (await stage.db.select().from(${one}))[0]!.id
  })
  afterAll(() => stage.close())

  const ask = (userId: string | null, name: string, ${one}Id = id) =>
    ${name}(stage.as(userId), { ${one}Id, name })

  it('is for those who are signed in, and for what there is', async () => {
    expect(await ask(null, '名前')).toEqual({ __typename: 'UnauthenticatedError' })
    expect(await ask(fan, '名前', stage.communityId)).toEqual({
      ...{ __typename: 'NotFoundError', field: '${one}Id' },
    })
  })

  it('refuses a name that is empty or too long, and leaves the one it had', async () => {
    const before = await load${type}(stage.as(fan), id)
    expect(await ask(fan, ' ')).toMatchObject({ __typename: '${act}Error', code: 'EMPTY' })
    expect(await ask(fan, 'あ'.repeat(41))).toMatchObject({ code: 'TOO_LONG', maxLength: 40 })
    expect(await load${type}(stage.as(fan), id)).toEqual(before)
  })

  it('writes the name', async () => {
    const answer = await ask(fan, 'あたらしい名前')
    expect(answer).toMatchObject({ __typename: '${act}Success', ${one}: { name: 'あたらしい名前' } })
    expect((await load${type}(stage.as(fan), id))?.name).toBe('あたらしい名前')
  })
})
`,
  }
}
