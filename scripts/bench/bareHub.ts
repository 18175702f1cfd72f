import type { ServerResponse } from 'node:http'
import type { NodeHandler } from '../../gateway/platform/http/server.ts'

/**
 * The least that can be called a hub: it has no fans, channels, languages or limits, and writes what it is
 * given to all. What the gateway's hub is measured beside.
 */
export function createBareHub() {
  const responses = new Set<ServerResponse>()
  const handle: NodeHandler = (request, response) => {
    if (request.url !== '/bare') return false
    response.socket?.setNoDelay(true)
    response.shouldKeepAlive = false
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(':\n\n')
    responses.add(response)
    response.on('close', () => responses.delete(response))
    return true
  }
  return {
    handle,
    streams: () => responses.size,
    publish(payload: object): void {
      const text = `event: next\ndata: ${JSON.stringify(payload)}\n\n`
      for (const response of responses) response.write(text)
    },
    close(): void {
      for (const response of responses) response.end()
    },
  }
}
