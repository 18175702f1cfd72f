import { once } from 'node:events'
import { type IncomingMessage, ServerResponse } from 'node:http'

/** For how long whoever still sends is listened to after their answer: cut off at once, they would not hear it. */
const lingerMs = 1_000

/**
 * An answer that goes out while its request still comes in closes the connection: the rest is neither awaited
 * nor taken for another request. Whatever was too large closes it too.
 */
export class ClosingResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  #isEnding = false

  override writeHead(status: number, ...rest: unknown[]): this {
    if (status === 413 || isStillComing(this.req)) this.setHeader('connection', 'close')
    return super.writeHead(status, ...(rest as []))
  }

  override end(...given: unknown[]): this {
    if (this.#isEnding) return this
    if (!isStillComing(this.req)) return super.end(...(given as []))
    this.#isEnding = true
    const [chunk] = given
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) this.write(chunk)
    else this.flushHeaders()
    for (const part of given) if (typeof part === 'function') this.once('finish', () => part())
    readOn(this.req).then(
      () => super.end(),
      (error: Error) => this.destroy(error),
    )
    return this
  }
}

function isStillComing({ complete, headers }: IncomingMessage): boolean {
  const hasBody =
    headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  return hasBody && !complete
}

/** Reads past what still comes, until it ends or its time is over. */
async function readOn(request: IncomingMessage): Promise<void> {
  if (request.destroyed) return
  // Whoever listened so far has their answer.
  request.removeAllListeners('data')
  request.removeAllListeners('readable')
  request.resume()
  await once(request, 'close', { signal: AbortSignal.timeout(lingerMs) }).catch(() => undefined)
}
