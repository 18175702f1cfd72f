/** The body is larger than the endpoint takes. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge'
}

/** A body's text, read no further than `limit` bytes. Throws `BodyTooLarge`. */
export async function readBody(request: Request, limit: number): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new BodyTooLarge()
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength
    if (length > limit) throw new BodyTooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** The fields of a JSON object; undefined where the text is anything else. */
export function parseFields(text: string): Map<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
    return new Map(Object.entries(value))
  } catch {
    return undefined
  }
}
