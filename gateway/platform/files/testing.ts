import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** As much of an S3-compatible store as the gateway uses, for one key. It signs nothing off: keys are compared. */
export async function startBucket(bucket: string, accessKeyId: string) {
  const objects = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    const refuse = (status: number, code: string) =>
      response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { pathname } = new URL(request.url ?? '', 'http://store')
      const [, name, ...key] = decodeURIComponent(pathname).split('/')
      if (!request.headers.authorization?.includes(`Credential=${accessKeyId}/`))
        return refuse(403, 'InvalidAccessKeyId')
      if (name !== bucket) return refuse(404, 'NoSuchBucket')
      const path = key.join('/')
      const object = objects.get(path)
      if (request.method === 'PUT') objects.set(path, Buffer.concat(chunks))
      else if (request.method === 'DELETE') objects.delete(path)
      else if (!object) return refuse(404, 'NoSuchKey')
      return response
        .writeHead(request.method === 'DELETE' ? 204 : 200)
        .end(request.method === 'GET' ? object : undefined)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    objects,
    /** A FILES_URL for this store. */
    address: (key = accessKeyId, name = bucket) =>
      `s3://${key}:a%2Fsecret@${name}?region=auto&endpoint=${encodeURIComponent(endpoint)}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
