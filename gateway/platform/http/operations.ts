import type { Services } from '../graphql/context.ts'
import { within } from '../within.ts'
import { answerReading } from './methods.ts'
import type { Handler } from './server.ts'

/** Whoever asks `/ready` is answered within a second, whatever the database does. */
const readyMs = 500
/** A connection that does not answer it is given up, so that the next question takes another. */
const question = { text: 'select 1', query_timeout: readyMs }

/** Why a gateway that answers is not to be sent anybody: not all of it runs yet, or it is about to end. */
export type NotReady = 'starting' | 'draining'

/** `/health`: the process answers. `/ready`: it can serve, database included; until then why not. */
export function createOperationsHandler(
  { databaseFor, config }: Services,
  whyNotReady: () => NotReady | undefined,
): Handler {
  let pending: Promise<unknown> | undefined
  // One question at a time: one that hangs must not have a row of others behind it.
  const ask = async () => {
    pending ??= databaseFor(config.tenantId)
      .$client.query(question)
      .finally(() => (pending = undefined))
    return pending
  }
  const ready = async () => {
    const status = whyNotReady()
    if (status) return Response.json({ status }, { status: 503 })
    const isReachable = await within(readyMs, ask()).then(
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
