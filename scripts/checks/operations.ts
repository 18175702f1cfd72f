import { compileQuery, isCompiledQuery } from 'graphql-jit'
import { pino } from 'pino'
import { domains } from '../../gateway/domains.generated.ts'
import { readManifest } from '../../gateway/platform/graphql/manifest.ts'
import { createOperations } from '../../gateway/platform/graphql/operations.ts'
import { createGatewaySchema } from '../../gateway/platform/graphql/schema.ts'

/**
 * Whether a production gateway would run each of the app's operations: it fits the contract and the limits, is
 * compiled, and costs no more than a request may with the sizes that lists have by themselves.
 */
export function checkOperations(): string[] {
  const manifest = readManifest(new URL('../../dist/operations.json', import.meta.url))
  return checkTexts([...manifest.values()])
}

export function checkTexts(texts: readonly string[]): string[] {
  const schema = createGatewaySchema(domains)
  const operations = createOperations({ schema, log: pino({ level: 'silent' }) })
  return texts.flatMap((text) => {
    const name = /^\w+ (\w+)/.exec(text)?.[1] ?? text
    try {
      const known = operations.read(text)
      const operation = operations.find(known, name)
      operations.weigh(operation, {})
      const problems = known.problems.map(({ message }) => message)
      if (!isCompiledQuery(compileQuery(schema, known.document, name)))
        problems.push('it can’t be compiled')
      return problems.map((problem) => `${name}: ${problem}`)
    } catch (error) {
      return [`${name}: ${error instanceof Error ? error.message : String(error)}`]
    }
  })
}
