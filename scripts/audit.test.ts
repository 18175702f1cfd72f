import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { execFile } from 'node:child_process'
import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'

const run = promisify(execFile)

/** A registry that knows this much of a package, or does not answer the question. */
async function openRegistry(severity: string | undefined) {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (request.method !== 'POST') return response.writeHead(404).end()
      if (severity === undefined) return response.writeHead(405).end()
      const asked = JSON.parse(String(gunzipSync(Buffer.concat(chunks)))) as Record<
        string,
        string[]
      >
      const advisory = {
        id: 1,
        url: 'https://advisories.example/1',
        title: 'Strangers get in',
        severity,
        vulnerable_versions: '*',
      }
      return response.writeHead(200).end(JSON.stringify(asked.pg ? { pg: [advisory] } : {}))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

/** Runs as `npm test` runs it, against this registry. */
async function ask(registry: string) {
  const cache = await mkdtemp(join(tmpdir(), 'ouen-npm-'))
  const env = { ...process.env, npm_config_registry: registry, npm_config_cache: cache }
  const answer = await run(process.execPath, ['scripts/audit.ts'], { env }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
  )
  await rm(cache, { recursive: true, force: true })
  return answer
}

it.each([
  ['high', 1, 'pg *, high: Strangers get in (https://advisories.example/1)'],
  ['moderate', 0, 'nothing known'],
  [undefined, 0, 'not answered here: 405 Method Not Allowed'],
])('of what is %s', async (severity, code, words) => {
  const { address, server } = await openRegistry(severity)
  const answer = await ask(address)
  server.close()
  expect(answer).toEqual({ code, stdout: expect.stringContaining(words) })
})

it('where there is no registry', async () => {
  expect(await ask('http://127.0.0.1:1')).toEqual({
    code: 0,
    stdout: expect.stringContaining('not answered here'),
  })
})
