import type { Services } from '../graphql/context.ts'
import { answerReading } from '../http/methods.ts'
import { issueChallenge, mostDoublings, type ProofPurpose } from './service.ts'

const purposes = ['code', 'sign-in'] as const satisfies readonly ProofPurpose[]

/**
 * `GET /proof-of-work?for=code` (or `sign-in`): work for a browser whose address, or whose contact, has reached its
 * limit; `&doublings=` as often as the refusal said. The solved challenge goes into the cookie `ouen_proof` of the
 * request that was refused. 400 for anything else that is asked; undefined for any other path.
 */
export async function handleProofOfWork(
  request: Request,
  services: Pick<Services, 'config' | 'databaseFor' | 'now'>,
  requester: string,
): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname !== '/proof-of-work') return undefined
  const purpose = purposes.find((known) => known === searchParams.get('for'))
  return answerReading(request, async () => {
    if (!purpose) return refuse(`for= must be one of: ${purposes.join(', ')}.`)
    const doublings = Number(searchParams.get('doublings') ?? 0)
    if (!Number.isInteger(doublings) || doublings < 0 || doublings > mostDoublings)
      return refuse(`doublings= must be a whole number from 0 to ${mostDoublings}.`)
    const { tenantId } = services.config
    const scope = { tenantId, requester, purpose }
    const db = services.databaseFor(tenantId)
    const challenge = await issueChallenge(services, db, scope, doublings)
    return Response.json(challenge, { headers: uncached })
  })
}

function refuse(text: string): Response {
  return new Response(text, { status: 400, headers: uncached })
}

const uncached = { 'cache-control': 'no-store' }
