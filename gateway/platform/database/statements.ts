import { createHash } from 'node:crypto'
import pg from 'pg'

/**
 * Each of a connection's statements stays in PostgreSQL's memory for as long as the connection lives. The
 * app has about a hundred; lists of many lengths, and so of many texts, must not add up.
 */
export const mostStatements = 200
const mostSeenOnce = 1_000

type NameStatement = (text: string) => string | undefined

/**
 * Names texts that come again by their hash, so that each connection has them parsed and planned once. The
 * first to come again are named, up to `mostStatements`; the others run as they are.
 */
export function createStatementNames(): NameStatement {
  const names = new Map<string, string>()
  const seenOnce = new Set<string>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= mostStatements) return known
    if (!seenOnce.delete(text)) {
      if (seenOnce.size >= mostSeenOnce) seenOnce.clear()
      seenOnce.add(text)
      return undefined
    }
    const name = createHash('sha256').update(text).digest('base64url')
    names.set(text, name)
    return name
  }
}

type Run = (query: unknown, ...rest: unknown[]) => unknown

/**
 * A client that gives the queries which drizzle writes their names. A statement belongs to its connection
 * as the tenant does, so no plan is ever run for another tenant.
 */
export function namingClient(nameOf: NameStatement): typeof pg.Client {
  return class NamingClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config)
      const run = this.query.bind(this) as Run
      const runNamed: Run = (query, ...rest) => run(withName(query, nameOf), ...rest)
      this.query = runNamed as pg.Client['query']
    }
  }
}

function withName(query: unknown, nameOf: NameStatement): unknown {
  const isNameless =
    typeof query === 'object' &&
    query !== null &&
    'text' in query &&
    typeof query.text === 'string' &&
    'name' in query &&
    query.name === undefined
  return isNameless ? { ...query, name: nameOf(query.text as string) } : query
}
