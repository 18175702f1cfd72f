import type { Files } from './files.ts'
import { formFiles } from './mutationForm.ts'
import { camel, pascal } from './names.ts'

/**
 * A mutation that changes something of a domain made by `npm run new -- domain`: contract with its errors, service,
 * test; and in the feature of the same name its form, fakes, words, stories.
 */
export function mutationFiles(domain: string, name: string): Files {
  return { ...gatewayFiles(domain, name), ...formFiles(domain, name) }
}

function gatewayFiles(domain: string, name: string): Files {
  const folder = `gateway/domains/${domain}`
  const type = pascal(domain)
  const one = camel(domain)
  const act = pascal(name)
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

union ${act}Payload = ${act}Success | ${type}NameError | NotFoundError | UnauthenticatedError

type ${act}Success {
  ${one}: ${type}!
}
${before.includes(`type ${type}NameError `) ? '' : nameError(type)}`
    },
    [`${folder}/mutations/${name}.ts`]: `import { eq } from 'drizzle-orm'
import { cleanText, lineProblem } from '#rules/text.ts'
import type { GatewayContext } from '../../../platform/graphql/context.ts'
import type { ${act}Input } from '../../types.generated.ts'
import { load${type} } from '../service.ts'
import { ${one} } from '../tables.ts'

const maxLength = 40

/** Who may do this is asked first; then what they want is judged, and written. */
export async function ${name}(context: GatewayContext, input: ${act}Input) {
  if (context.userId === null) return { __typename: 'UnauthenticatedError' as const }
  const before = await load${type}(context, input.${one}Id)
  if (!before) return { __typename: 'NotFoundError' as const, field: '${one}Id' }
  const name = cleanText(input.name)
  const code = lineProblem(name, maxLength)
  if (code) return { __typename: '${type}NameError', field: 'name', code, maxLength } as const
  await context.db.update(${one}).set({ name }).where(eq(${one}.id, before.id))
  return { __typename: '${act}Success' as const, ${one}: { ...before, name } }
}
`,
    [`${folder}/mutations/${name}.test.ts`]: `import { afterAll, expect, it } from 'vitest'
import { openCommunity } from '../../chat/testing.ts'
import { ${one} } from '../tables.ts'
import { ${name} } from './${name}.ts'

const stage = await openCommunity()
afterAll(stage.close)

it('writes a name that is one, for those who are signed in', async () => {
  const present = async () => (await stage.db.select().from(${one}).orderBy(${one}.id))[0]!
  const before = await present()
  const fan = await stage.fan()
  const ask = async (userId: string | null, name: string, ${one}Id = before.id) =>
    Object.values(await ${name}(stage.as(userId), { ${one}Id, name }))
  expect(await ask(null, '名前')).toContain('UnauthenticatedError')
  expect(await ask(fan, '名前', stage.communityId)).toContain('NotFoundError')
  for (const [name, code] of [[' ', 'EMPTY'], ['あ'.repeat(41), 'TOO_LONG'], ['\\u202e', 'UNREADABLE']] as const)
    expect(await ask(fan, name)).toContain(code)
  expect(await present()).toEqual(before)
  expect(await ask(fan, 'あたらしい名前')).toContain('${act}Success')
  expect(await present()).toEqual({ ...before, name: 'あたらしい名前' })
})
`,
  }
}

/** What can be wrong with a name: one error for all mutations that take it. */
const nameError = (type: string) => `
type ${type}NameError implements UserError @codes(are: [EMPTY, TOO_LONG, UNREADABLE]) {
  field: String
  code: UserErrorCode!
  retryAt: DateTime
  values: UserErrorValues
  maxLength: Int!
}
`
