import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { setStage, type TestContext } from '../../domains/sign-up/testing.ts'
import { listen } from '../http/testing.ts'
import { filmAddress } from './address.ts'
import { createFilmHandler } from './handler.ts'

const film = Buffer.from(Array.from({ length: 1000 }, (_, at) => at % 251))
const largeBytes = 32 * 1024 * 1024

let stage: TestContext
let server: Awaited<ReturnType<typeof listen>>
let folder: string
beforeAll(async () => {
  stage = await setStage()
  folder = mkdtempSync(join(tmpdir(), 'ouen-films-'))
  mkdirSync(join(folder, 'held'))
  writeFileSync(join(folder, 'sea.webm'), film)
  writeFileSync(join(folder, 'sea.ja.vtt'), 'WEBVTT\n')
  writeFileSync(join(folder, 'empty.mp4'), '')
  writeFileSync(join(folder, 'large.mp4'), Buffer.alloc(largeBytes))
  writeFileSync(join(folder, 'secret.txt'), 'a secret')
  for (const name of ['night', 'other']) writeFileSync(join(folder, 'held', `${name}.webm`), film)
  server = await listen(stage, [createFilmHandler(stage, pathToFileURL(`${folder}/`))])
})
afterAll(async () => {
  server.close()
  rmSync(folder, { recursive: true })
  await stage.clear()
})

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(server.url + path, { method, headers })
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())
const sea = '/files/films/sea.webm'

describe('a film', () => {
  it('is sent whole to who asks for no part of it', async () => {
    const answer = await ask(sea)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'content-type': 'video/webm',
      'content-length': '1000',
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
    })
    expect(await bytesOf(answer)).toEqual(film)
  })

  it.each([
    ['bytes=0-99', 'bytes 0-99/1000', film.subarray(0, 100)],
    ['bytes=990-', 'bytes 990-999/1000', film.subarray(990)],
    ['bytes=-3', 'bytes 997-999/1000', film.subarray(997)],
  ])('is sent in part: %s', async (range, told, bytes) => {
    const answer = await ask(sea, { range })
    expect([answer.status, answer.headers.get('content-range')]).toEqual([206, told])
    expect(answer.headers.get('content-length')).toBe(String(bytes.length))
    expect(await bytesOf(answer)).toEqual(bytes)
  })

  it('is no longer than it is: 416, with how long that is', async () => {
    const answer = await ask(sea, { range: 'bytes=1000-' })
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */1000'])
    expect(await bytesOf(answer)).toHaveLength(0)
  })

  it('goes on where it stopped, and begins anew where it has changed since', async () => {
    const etag = (await ask(sea)).headers.get('etag')!
    const part = { range: 'bytes=500-' }
    expect((await ask(sea, { ...part, 'if-range': etag })).status).toBe(206)
    expect((await ask(sea, { ...part, 'if-range': '"older"' })).status).toBe(200)
    expect((await ask(sea, { 'if-none-match': etag })).status).toBe(304)
    utimesSync(join(folder, 'sea.webm'), new Date(0), new Date(0))
    const changed = await ask(sea, { ...part, 'if-range': etag })
    expect([changed.status, (await bytesOf(changed)).length]).toEqual([200, 1000])
  })

  it('tells a HEAD all but its bytes', async () => {
    const answer = await ask(sea, { range: 'bytes=0-99' }, 'HEAD')
    expect([answer.status, answer.headers.get('content-length')]).toEqual([206, '100'])
    expect(await bytesOf(answer)).toHaveLength(0)
  })

  it('may be empty, and what is said in it has its own type', async () => {
    expect([(await ask('/files/films/empty.mp4')).status]).toEqual([200])
    const captions = await ask('/files/films/sea.ja.vtt')
    expect(captions.headers.get('content-type')).toBe('text/vtt; charset=utf-8')
  })

  it('is read alone: 405', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await ask(sea, {}, method)).status).toBe(405)
  })

  it.each([
    'none.webm',
    'secret.txt',
    'held',
    'held/',
    '',
    'sea.webm/',
    '%2e%2e/sea.webm',
    'held%2fnight.webm',
    'SEA.webm',
    'sea.webm%00',
    'sea.fr.vtt',
  ])('is not found at %s', async (name) => {
    expect((await ask(`/files/films/${name}`)).status).toBe(404)
  })

  it('is refused where the path leads elsewhere than it says', async () => {
    expect((await ask('/files/films/..%2fsea.webm')).status).toBe(400)
  })
})

describe('a film that is held', () => {
  it('is sent by an address with its key, in parts too, until that ends', async () => {
    const path = filmAddress(stage, 'night.webm', true)
    const answer = await ask(path, { range: 'bytes=0-9' })
    expect([answer.status, await bytesOf(answer)]).toEqual([206, film.subarray(0, 10)])
    expect(answer.headers.get('cache-control')).toMatch(/^private, max-age=\d+$/)
    stage.pass(2 * 24 * 60)
    expect((await ask(path)).status).toBe(404)
  })

  it('is a file to keep by the address for that, and is played by the other', async () => {
    const dispositionOf = async (isTakenAlong: boolean) => {
      const answer = await ask(filmAddress(stage, 'night.webm', true, isTakenAlong))
      expect([answer.status, await bytesOf(answer)]).toEqual([200, film])
      return answer.headers.get('content-disposition')
    }
    expect(await dispositionOf(true)).toBe('attachment')
    expect(await dispositionOf(false)).toBeNull()
  })

  it('has no other address: without its key, of another film, tenant or time', async () => {
    const path = filmAddress(stage, 'night.webm', true)
    const config = { ...stage.config, tenantId: 'blue' }
    for (const wrong of [
      '/files/films/held/night.webm',
      '/files/films/night.webm',
      `${path}x`,
      path.replace('night', 'other'),
      path.replace(/until=\d/, 'until=9'),
      path.replace(/key=.*/, ''),
      path.replace(/until=\d+/, 'until='),
      filmAddress({ ...stage, config }, 'night.webm', true),
      '/art/held/night.webm',
      path.replace('/films/held/', '/held/'),
    ])
      expect([wrong, (await ask(wrong)).status]).toEqual([wrong, 404])
  })
})

/** Files of ours that are open now. */
const openFiles = () =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).startsWith(folder)
    } catch {
      return false
    }
  }).length

describe('many who watch', () => {
  it('at once, and slowly, do not hold the film in memory as often', async () => {
    globalThis.gc?.()
    const before = process.memoryUsage().rss
    const readers = Array.from({ length: 100 }, () => watch('/files/films/large.mp4'))
    await Promise.all(readers.map(({ begun }) => begun))
    // What must not be read ahead has no moment by which it would be in memory.
    await setTimeout(500)
    const grown = process.memoryUsage().rss - before
    // All of them together: less than six files, where a hundred would be 3.2 GB.
    expect(grown).toBeLessThan(6 * largeBytes)
    for (const { leave } of readers) leave()
  })

  it('and go away in the middle leave no file open', async () => {
    const reader = watch('/files/films/large.mp4')
    await reader.begun
    expect(openFiles()).toBeGreaterThan(0)
    reader.leave()
    await vi.waitFor(() => expect(openFiles()).toBe(0))
    expect((await ask(sea)).status).toBe(200)
  })
})

/** Somebody who asks for a film, and after its first bytes takes no more. */
function watch(path: string) {
  const { port, hostname } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`)
  const begun = new Promise<void>((resolve) => {
    socket.once('data', () => {
      socket.pause()
      resolve()
    })
  })
  return { begun, leave: () => void socket.destroy() }
}
