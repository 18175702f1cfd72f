import type { IncomingMessage } from 'node:http'

/** The body is larger than the endpoint takes. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge'
}

/**
 * A body, read no further than `limit` bytes. Throws `BodyTooLarge`, and leaves the rest to the answer, which
 * closes the connection: were the request destroyed here, its sender would be reset before they hear of it.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new BodyTooLarge()
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.byteLength
    if (length > limit) throw new BodyTooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Whether a body says that it is JSON, which a page of another site can't send without asking first. */
export function isJson(contentType: string | null | undefined): boolean {
  return /^application\/json\s*(;|$)/i.test(contentType ?? '')
}

/** Whether a body is a form’s, as token refreshes are by OAuth’s word. */
export function isForm(contentType: string | null | undefined): boolean {
  return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(contentType ?? '')
}

/** The fields of a JSON object; undefined where the body is anything else. */
export function parseFields(body: Buffer): Map<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'))
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
    return new Map(Object.entries(value))
  } catch {
    return undefined
  }
}
