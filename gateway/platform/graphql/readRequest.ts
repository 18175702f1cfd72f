import { BodyTooLarge, isJson, parseFields } from '../http/body.ts'
import { limits } from './limits.ts'
import { ownText, type OperationManifest } from './manifest.ts'
import type { Variables } from './operations.ts'
import { refusal } from './refusal.ts'

/** What a request asks for. The text is the app's own where there is a manifest. */
export type GraphqlRequest = {
  text: string
  operationName: string | undefined
  variables: Variables
}

type Call = {
  method: string | undefined
  /** Path and search. */
  url: string
  contentType: string | null | undefined
  readBody: (limit: number) => Promise<Buffer>
}

type Allowed = { manifest: OperationManifest | undefined; isGetEnabled: boolean }

const known = new Set(['query', 'operationName', 'variables', 'extensions'])

/** Throws a GraphQLError with its HTTP status where a request is not one of GraphQL over HTTP, or not of the app. */
export async function readRequest(
  call: Call,
  { manifest, isGetEnabled }: Allowed,
): Promise<GraphqlRequest> {
  if (call.method === 'GET' && !isGetEnabled)
    throw refusal(405, 'GET_DISABLED', 'GET is not enabled here.', { allow: 'POST' })
  if (call.method !== 'GET' && call.method !== 'POST')
    throw refusal(405, 'BAD_REQUEST', 'GraphQL only supports GET and POST requests.', {
      allow: 'GET, POST',
    })
  const fields = call.method === 'GET' ? readSearch(call.url) : await readFields(call)
  const text = readText(fields, manifest)
  const odd = [...fields.keys()].find((name) => !known.has(name))
  if (odd !== undefined) throw malformed(`"${odd}" is no parameter.`)
  const operationName = fields.get('operationName') ?? undefined
  if (operationName !== undefined && typeof operationName !== 'string')
    throw malformed('The operationName is no text.')
  const variables = fields.get('variables') ?? {}
  if (!isRecord(variables)) throw malformed('The variables are no object.')
  if (!isRecord(fields.get('extensions') ?? {})) throw malformed('The extensions are no object.')
  return { text, operationName, variables }
}

/** The text that is asked for, by itself or, where there is a manifest, by its hash. */
export function readText(
  fields: ReadonlyMap<string, unknown>,
  manifest: OperationManifest | undefined,
): string {
  const sent = fields.get('query')
  if (!manifest) {
    if (typeof sent !== 'string' || sent === '') throw malformed('There is no query.')
    return sent
  }
  const extensions = fields.get('extensions')
  const byHash = isRecord(extensions) && Object.hasOwn(extensions, 'id') ? extensions.id : undefined
  const text =
    typeof sent === 'string' && sent !== ''
      ? ownText(manifest, sent)
      : typeof byHash === 'string'
        ? manifest.get(byHash)
        : undefined
  if (text === undefined)
    throw refusal(400, 'OPERATION_UNKNOWN', 'This operation is not one of the app’s own.')
  return text
}

async function readFields({ contentType, readBody }: Call): Promise<ReadonlyMap<string, unknown>> {
  if (!isJson(contentType)) throw refusal(415, 'NOT_JSON', 'The body must be application/json.')
  const body = await readBody(limits.bodyBytes).catch((error: unknown) => {
    throw error instanceof BodyTooLarge
      ? refusal(413, 'REQUEST_ENTITY_TOO_LARGE', 'The body is larger than 100 kB.')
      : error
  })
  const fields = parseFields(body)
  if (!fields) throw malformed('The body is not a JSON object.')
  return fields
}

function readSearch(url: string): ReadonlyMap<string, unknown> {
  const { searchParams } = new URL(url, 'http://gateway')
  const fields = new Map<string, unknown>()
  for (const name of ['query', 'operationName'])
    if (searchParams.get(name)) fields.set(name, searchParams.get(name))
  for (const name of ['variables', 'extensions']) {
    const text = searchParams.get(name)
    if (!text) continue
    try {
      fields.set(name, JSON.parse(text))
    } catch {
      throw malformed(`The ${name} are no JSON.`)
    }
  }
  return fields
}

function malformed(message: string) {
  return refusal(400, 'BAD_REQUEST', message)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
