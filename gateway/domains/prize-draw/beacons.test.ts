import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { quicknet, timeOf } from '#rules/draws/beacon.ts'
import vectors from '#rules/draws/vectors.json' with { type: 'json' }
import { askBeacon, beaconFor } from './beacons.ts'

const { round, signature } = vectors.beacon
const beacon = { ...quicknet, round }
const due = timeOf(beacon)

let server: Server
let answer: { status: number; body: string }
const asked: string[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url!)
    response.writeHead(answer.status).end(answer.body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

function ask(body: unknown, { status = 200, at = due } = {}) {
  answer = { status, body: JSON.stringify(body) }
  const { port } = server.address() as AddressInfo
  const config = {
    beaconUrl: `http://127.0.0.1:${port}/chain/`,
    drawSecrets: undefined,
    dataDir: '',
  }
  return askBeacon({ config, now: () => at, signal: new AbortController().signal }, beacon)
}

it('drand’s number is asked for once it is due, and taken with its signature alone', async () => {
  expect(await ask({ signature }, { at: new Date(due.getTime() - 1) })).toBeNull()
  expect(asked).toEqual([])
  expect(await ask({ round, signature, randomness: 'whatever it says' })).toBe(signature)
  expect(asked).toEqual([`/chain/public/${round}`])
})

it('what is forged, missing or none is refused', async () => {
  const forged = `${signature.slice(0, -2)}00`
  await expect(ask({ signature: forged })).rejects.toThrow('not the beacon’s')
  await expect(ask({ signature: 7 })).rejects.toThrow('not signed')
  await expect(ask(null)).rejects.toThrow('not signed')
  await expect(ask({ signature }, { status: 425 })).rejects.toThrow('answered 425')
})

it('a draw is by drand where its address is known, half an hour after closing', () => {
  const closesAt = new Date('2026-12-05T15:00:00Z')
  const named = beaconFor(
    { beaconUrl: 'https://drand.example', drawSecrets: undefined, dataDir: '' },
    closesAt,
  )
  expect(named.kind).toBe('DRAND')
  expect(timeOf(named).getTime() - closesAt.getTime()).toBeGreaterThanOrEqual(30 * 60_000)
  expect(timeOf(named).getTime() - closesAt.getTime()).toBeLessThan(31 * 60_000)
})
