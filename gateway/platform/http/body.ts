import type { IncomingMessage } from 'node:http'

/** The body is larger than the endpoint takes. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge'
}

/**
 * A body, read no further than `limit` bytes. Throws `BodyTooLarge`, and leaves the rest to the answer, which
 * closes the connection: were the request destroyed here, its sender would be reset before they hear of it.
 */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    if (Number(request.headers['content-length'] ?? 0) > limit) return reject(new BodyTooLarge())
    const cutShort = () => reject(new Error('The request ended before its body did.'))
    if (request.destroyed) return cutShort()
    const chunks: Buffer[] = []
    let length = 0
    const onData = (chunk: Buffer) => {
      length += chunk.byteLength
      chunks.push(chunk)
      if (length <= limit) return
      request.off('data', onData).pause()
      reject(new BodyTooLarge())
    }
    request
      .on('data', onData)
      .once('end', () => resolve(Buffer.concat(chunks)))
      .once('error', reject)
      .once('close', () => request.complete || cutShort())
  })
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
