import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime'
import { noteServerDate, serverNow } from '#platform/time/serverClock.ts'

/** A transport failure: nothing is known of whether the act took place. */
export class NetworkError extends Error {
  override name = 'NetworkError'
  /** Absent where no answer came. */
  status?: number
  /** Why the gateway refused the call as a whole, where it said so. */
  code?: string
  /** When the gateway takes calls again, where it said so. */
  retryAt?: Date
  constructor(
    message: string,
    options?: ErrorOptions & Pick<NetworkError, 'status' | 'code' | 'retryAt'>,
  ) {
    super(message, options)
    this.status = options?.status
    this.code = options?.code
    this.retryAt = options?.retryAt
  }
}

/** The code of a refusal whose fan is kept out of the service. */
export const accountBlocked = 'ACCOUNT_BLOCKED'

/** The code of a refusal whose operation is of another build: the page is older than the gateway. */
export const operationUnknown = 'OPERATION_UNKNOWN'

/** Whether a newer release has replaced this build: loading the page anew helps, trying again does not. */
export function isOutdatedBuild(error: unknown): boolean {
  return error instanceof NetworkError && error.code === operationUnknown
}

export type GatewayRequest = {
  endpoint: string
  params: RequestParameters
  variables: Variables
  headers: Record<string, string>
  /** Sends queries by GET, by hash where the build knows one. */
  isGetEnabled: boolean
  signal?: AbortSignal
  /** The call outlives its page: for what is said on the way out. At most 64 kB. */
  isKeptAlive?: boolean
}

/**
 * One call, as the product's specification has it: the operation's name as a query parameter, and a body of
 * operation name, variables and query. Throws NetworkError where the answer is no GraphQL answer, or a
 * mutation's is not whole.
 */
export async function callGateway(request: GatewayRequest): Promise<GraphQLResponse> {
  const { params, variables, headers, signal } = request
  const url = new URL(request.endpoint)
  url.searchParams.set('operationName', params.name)
  const isGet = request.isGetEnabled && params.operationKind === 'query'
  if (isGet) {
    url.searchParams.set('variables', JSON.stringify(variables))
    if (params.id) url.searchParams.set('extensions', JSON.stringify({ id: params.id }))
    else url.searchParams.set('query', params.text ?? '')
  }
  const askedAt = Date.now()
  const response = await fetch(url, {
    method: isGet ? 'GET' : 'POST',
    credentials: 'include',
    headers: {
      accept: 'application/graphql-response+json, application/json',
      ...headers,
      ...(isGet ? {} : { 'content-type': 'application/json' }),
    },
    body: isGet
      ? undefined
      : JSON.stringify({ operationName: params.name, variables, query: params.text }),
    signal,
    keepalive: request.isKeptAlive,
  }).catch((cause: unknown) => {
    throw new NetworkError('The gateway could not be reached.', { cause })
  })
  noteServerDate(response.headers, askedAt, Date.now())
  const body: unknown = await response.json().catch(() => undefined)
  const { status } = response
  if (response.ok && isAnswer(body)) {
    // A field of a query that failed is thrown by whoever reads it, by name; an act that failed is no success.
    if (params.operationKind === 'mutation' && codeOf(body) !== undefined)
      throw new NetworkError('The gateway failed midway.', { status, code: codeOf(body) })
    return body
  }
  throw new NetworkError(`The gateway answered ${status}.`, {
    status,
    code: codeOf(body),
    retryAt: retryAtOf(response),
  })
}

/** What `Retry-After` says, in seconds from now. */
export function retryAtOf({ headers }: Response): Date | undefined {
  const seconds = Number.parseInt(headers.get('retry-after') ?? '', 10)
  return Number.isNaN(seconds) ? undefined : new Date(serverNow() + seconds * 1000)
}

/** The code of an answer's first error; undefined where it has none. */
export function codeOf(body: unknown): string | undefined {
  const { errors } = (body ?? {}) as { errors?: { extensions?: { code?: string } }[] }
  return Array.isArray(errors) && errors[0] ? (errors[0].extensions?.code ?? 'UNKNOWN') : undefined
}

function isAnswer(body: unknown): body is GraphQLResponse {
  return typeof body === 'object' && body !== null && ('data' in body || 'errors' in body)
}
