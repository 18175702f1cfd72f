import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { Album } from '#tests/visual/album.ts'
import { Evidence } from '#tests/visual/evidence.ts'
import type { Decision } from './change.ts'
import { collectReport } from './collect.ts'
import { approve } from './decide.ts'
import { renderReport } from './render.ts'

/** A decision of changes by their ids, as the page sends it. */
interface Asked {
  decision: Decision
  ids: string[]
}

/**
 * Serves the page on loopback, where changes can be approved and rejected. Another site that a
 * browser has open can't: it knows neither the token nor may it send the header.
 * @param port 0 for any that is free.
 * @param from where a run has left its findings; the last run's on this machine unless told.
 * @returns where it is, and what it shows.
 */
export async function serveReview({ port = 0, from }: { port?: number; from?: string }) {
  const evidence = new Evidence(from)
  const album = new Album()
  const token = randomUUID()
  const decisions = new Map<string, Decision>()
  const report = await collectReport({ evidence, album, decisions, token })

  async function decide({ decision, ids }: Asked): Promise<string[]> {
    const changes = report.causes
      .flatMap((cause) => cause.changes)
      .filter(({ id }) => ids.includes(id))
    const files = new Set<string>()
    for (const change of changes) {
      decisions.set(change.id, decision)
      if (decision === 'approved') files.add(await approve(change, { evidence, album }))
    }
    return [...files]
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!/^(127\.0\.0\.1|localhost):\d+$/.test(request.headers.host ?? ''))
      return end(response, 403)
    if (request.method === 'GET' && request.url === '/') {
      const left = { ...report, decisions: Object.fromEntries(decisions) }
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end(await renderReport(left))
    } else if (request.method === 'POST' && request.url === '/decisions') {
      if (request.headers['x-review-token'] !== token) return end(response, 403)
      const asked = readAsked(await json(request).catch(() => undefined))
      if (!asked) return end(response, 400)
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ files: await decide(asked) }))
    } else end(response, 404)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => end(response, 500, error.message))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, report, server }
}

function readAsked(body: unknown): Asked | undefined {
  const { decision, ids } = (body ?? {}) as Partial<Asked>
  const isKnown = decision === 'approved' || decision === 'rejected'
  return isKnown && Array.isArray(ids) ? { decision, ids: ids.map(String) } : undefined
}

function end(response: ServerResponse, status: number, text = ''): void {
  response.statusCode = status
  response.end(text)
}
