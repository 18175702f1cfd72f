import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { followClock } from './clock.ts'
import { createSandboxServer } from './server.ts'
import { openStore } from './store.ts'

/**
 * A provider of payments for demos and tests, in a process of its own. It speaks the part of Stripe's API that the
 * gateway uses, on loopback alone, and keeps what it knows in a folder of its own (SANDBOX_DIR). There it also
 * leaves `address.json` for whoever calls it: where it listens, and its secrets. The same at each start, so that
 * neither a gateway nor the sandbox minds when the other was started anew.
 */
const folder = required('SANDBOX_DIR')
const origin = required('PUBLIC_ORIGIN')
mkdirSync(folder, { recursive: true, mode: 0o700 })
const file = join(folder, 'address.json')
const known = readKnown()
const secret = (prefix: string) => `${prefix}_${randomBytes(24).toString('hex')}`
const store = openStore(folder)
const settings = {
  key: known?.key ?? secret('sk_sandbox'),
  deskKey: known?.deskKey ?? secret('desk'),
  webhookSecret: known?.webhookSecret ?? secret('whsec'),
  webhookUrl: required('SANDBOX_WEBHOOK_URL'),
  pages: `${origin}/sandbox`,
}
const clock = followClock(process.env.SANDBOX_CLOCK_URL)
const server = createSandboxServer({ store, settings, now: clock.now })
// Where another took the port meanwhile, any will do.
server.once('error', () => server.listen(0, '127.0.0.1'))
server.listen(known ? Number(new URL(known.url).port) : 0, '127.0.0.1')
server.once('listening', () => {
  const { port } = server.address() as AddressInfo
  const { key, deskKey, webhookSecret } = settings
  const text = JSON.stringify({ url: `http://127.0.0.1:${port}`, key, deskKey, webhookSecret })
  writeFileSync(`${file}.new`, text, { mode: 0o600 })
  renameSync(`${file}.new`, file)
  process.send?.('serving', undefined, undefined, () => undefined)
})
const stop = () => {
  clock.stop()
  server.close(() => {
    store.close()
    process.exit(0)
  })
  server.closeAllConnections()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
process.once('disconnect', stop)

function required(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} must be set.`)
  return value
}

/** What an older one left may have no key of the desk. */
function readKnown():
  | { url: string; key: string; deskKey?: string; webhookSecret: string }
  | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
