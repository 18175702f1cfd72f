import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import type { Services } from '../graphql/context.ts'
import { createHttpServer, type Arrival, type Handler, type NodeHandler } from './server.ts'

/** What a handler is told of a request that never was on a network. */
export function arrivalOf(request: Request, over: Partial<Arrival> = {}): Arrival {
  return {
    requester: '203.0.113.1',
    isLocal: false,
    readBody: async () => Buffer.from(await request.arrayBuffer()),
    ...over,
  }
}

/** The gateway's own HTTP server with these handlers, on a port of its own. */
export async function listen(
  services: Services,
  nodeHandlers: NodeHandler[],
  handlers: Handler[] = [],
) {
  const server = createHttpServer(services, nodeHandlers, handlers)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A connection to a server, on which anything can be said. */
export function openConnection(url: string) {
  const { port, hostname } = new URL(url)
  const socket = connect(Number(port), hostname)
  const state = { heard: '' }
  socket.on('data', (data) => (state.heard += String(data)))
  // A reset ends it as well; what was heard until then tells.
  socket.on('error', () => undefined)
  const closed = new Promise<void>((resolve) => void socket.once('close', () => resolve()))
  return {
    state,
    /** Once the server has closed it. */
    closed,
    say: (text: string) => void socket.write(text),
    /** Says one part after another, as fast as they are taken, until there is an answer. */
    async sayUntilAnswered(part: string): Promise<void> {
      while (state.heard === '' && !socket.destroyed)
        if (socket.write(part)) await new Promise(setImmediate)
        else await Promise.race([once(socket, 'drain').catch(() => undefined), closed])
    },
    /** What was heard once so many answers have begun, or there will be no more. */
    async answers(count: number): Promise<string> {
      while (state.heard.split(/^HTTP\/1\.1 /m).length <= count && !socket.destroyed)
        await Promise.race([once(socket, 'data'), closed])
      return state.heard
    },
    drop: () => void socket.destroy(),
  }
}

/** What comes back for one request by hand, whose connection the server closes or is told to. */
export async function ask(url: string, request: string): Promise<string> {
  const connection = openConnection(url)
  connection.say(request.replace('\r\n', '\r\nConnection: close\r\n'))
  await connection.closed
  return connection.state.heard
}
