import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Stripe } from 'stripe'
import type { Sandbox } from './sandbox.ts'
import { createSandboxServer } from './server.ts'
import { openStore } from './store.ts'

/** The sandbox on a port and a folder of its own, going by this clock; its webhooks go to `webhookUrl()`. */
export async function startSandbox(now: () => Date, webhookUrl = () => 'http://127.0.0.1:1/') {
  const folder = await mkdtemp(join(tmpdir(), 'ouen-sandbox-'))
  const store = openStore(folder)
  const settings = {
    key: 'sk_sandbox_of_a_test',
    deskKey: 'desk_of_a_test',
    webhookSecret: 'whsec_of_a_test',
    get webhookUrl() {
      return webhookUrl()
    },
    pages: 'http://localhost:3000/sandbox',
  }
  const sandbox: Sandbox = { store, settings, now }
  const server = createSandboxServer(sandbox)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    sandbox,
    url,
    /** What a gateway's settings say to use it. */
    env: {
      PAYMENTS_URL: url,
      PAYMENTS_KEY: settings.key,
      PAYMENTS_WEBHOOK_SECRET: settings.webhookSecret,
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      store.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const testKey = process.env.STRIPE_TEST_KEY

/** Whom contracts are asked of: Stripe's test mode as well where STRIPE_TEST_KEY is set, which is for a person to do. */
export const providers = testKey ? ['sandbox', 'test mode'] : ['sandbox']

/** One of the providers through the library. `as` calls it with another key. */
export async function openProvider(provider: string) {
  const sandbox = await startSandbox(() => new Date())
  const { hostname: host, port } = new URL(sandbox.url)
  const as = (key: string) =>
    new Stripe(key, provider === 'sandbox' ? { host, port, protocol: 'http' } : {})
  return {
    sandbox: sandbox.sandbox,
    stripe: as(provider === 'sandbox' ? sandbox.sandbox.settings.key : testKey!),
    as,
    close: () => sandbox.close(),
  }
}
