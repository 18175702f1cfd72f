import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime'

/** A transport failure: nothing is known of whether the act took place. */
export class NetworkError extends Error {
  override name = 'NetworkError'
  /** Absent where no answer came. */
  status?: number
  constructor(message: string, options?: ErrorOptions & { status?: number }) {
    super(message, options)
    this.status = options?.status
  }
}

export type GatewayRequest = {
  endpoint: string
  params: RequestParameters
  variables: Variables
  headers: Record<string, string>
  /** Sends queries by GET, by hash where the build knows one. */
  isGetEnabled: boolean
  signal?: AbortSignal
}

/**
 * One call, as the product's specification has it: the operation's name as a query parameter, and a body of
 * operation name, variables and query. Throws NetworkError where the answer is no GraphQL answer.
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
  }).catch((cause: unknown) => {
    throw new NetworkError('The gateway could not be reached.', { cause })
  })
  const body: unknown = await response.json().catch(() => undefined)
  if (response.ok && isAnswer(body)) return body
  throw new NetworkError(`The gateway answered ${response.status}.`, { status: response.status })
}

function isAnswer(body: unknown): body is GraphQLResponse {
  return typeof body === 'object' && body !== null && ('data' in body || 'errors' in body)
}
