import { sql } from 'drizzle-orm'
import type { Services } from '../graphql/context.ts'
import { answerReading } from './methods.ts'
import type { Handler } from './server.ts'

/** `/health`: the process answers. `/ready`: it can serve, database included. */
export function createOperationsHandler(
  { databaseFor, config }: Services,
  isDraining: () => boolean,
): Handler {
  const ready = async () => {
    if (isDraining()) return Response.json({ status: 'draining' }, { status: 503 })
    const isReachable = await databaseFor(config.tenantId)
      .execute(sql`select 1`)
      .then(
        () => true,
        () => false,
      )
    return Response.json(
      { status: isReachable ? 'ready' : 'database unreachable' },
      { status: isReachable ? 200 : 503 },
    )
  }
  return async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/health') return answerReading(request, () => Response.json({ status: 'ok' }))
    return pathname === '/ready' ? answerReading(request, ready) : undefined
  }
}
