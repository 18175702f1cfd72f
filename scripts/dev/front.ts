import { createServer, type Server } from 'node:http'
import { ClosingResponse } from '../../gateway/platform/http/closingResponse.ts'

/** Holds the port, and the connections, while gateways come and go: who asks before the first waits for it. */
export class Front {
  readonly server: Server
  #gateway: Server | undefined
  #waiting: ((gateway: Server) => void)[] = []

  constructor() {
    this.server = createServer({ ServerResponse: ClosingResponse }, (request, response) => {
      const answer = (gateway: Server) => gateway.emit('request', request, response)
      if (this.#gateway) answer(this.#gateway)
      else this.#waiting.push(answer)
    })
  }

  listen(port: number, host: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject)
      this.server.listen(port, host, resolve)
    })
  }

  /** What is asked from now on is this gateway's. */
  serve(gateway: Server): void {
    this.#gateway = gateway
    for (const answer of this.#waiting.splice(0)) answer(gateway)
  }

  close(): void {
    this.server.close()
    this.server.closeAllConnections()
  }
}
