import type { Services } from '../graphql/context.ts'
import { answerReading } from '../http/methods.ts'
import { issueChallenge, type ProofPurpose } from './service.ts'

const purposes = ['sign-up', 'sign-in'] as const satisfies readonly ProofPurpose[]

/**
 * `GET /proof-of-work?for=sign-up` (or `sign-in`): work for a browser whose address has reached its limit.
 * The solved challenge goes into the cookie `ouen_proof` of the request that was refused. 400 for any other
 * purpose; undefined for any other path.
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
    if (!purpose)
      return new Response(`for= must be one of: ${purposes.join(', ')}.`, {
        status: 400,
        headers: uncached,
      })
    const { tenantId } = services.config
    const place = { tenantId, requester, purpose }
    const challenge = await issueChallenge(services, services.databaseFor(tenantId), place)
    return Response.json(challenge, { headers: uncached })
  })
}

const uncached = { 'cache-control': 'no-store' }
