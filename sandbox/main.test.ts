import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Stripe } from 'stripe'
import { afterAll, afterEach, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'ouen-sandbox-'))
let child: ChildProcess | undefined
afterEach(() => void child?.kill('SIGKILL'))
afterAll(() => rmSync(folder, { recursive: true }))

async function start() {
  const started = spawn(process.execPath, ['sandbox/main.ts'], {
    env: {
      ...process.env,
      SANDBOX_DIR: folder,
      PUBLIC_ORIGIN: 'http://localhost:3000',
      SANDBOX_WEBHOOK_URL: 'http://127.0.0.1:1/payments/webhooks',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  child = started
  await once(started, 'message')
  const address = JSON.parse(readFileSync(join(folder, 'address.json'), 'utf8'))
  const { hostname: host, port } = new URL(address.url)
  const kill = async (signal: NodeJS.Signals) => {
    const ended = once(started, 'exit')
    started.kill(signal)
    return (await ended)[0] as number | null
  }
  return { address, kill, stripe: new Stripe(address.key, { host, port, protocol: 'http' }) }
}

it('is the same after a kill: its address, its secrets, what it knows and what it answered', async () => {
  const first = await start()
  const params = { amount: 500, currency: 'jpy', allowed_payment_method_types: ['paypay' as const] }
  const made = await first.stripe.paymentIntents.create(params, { idempotencyKey: 'a' })
  await first.kill('SIGKILL')
  const second = await start()
  expect(second.address).toEqual(first.address)
  expect((await second.stripe.paymentIntents.retrieve(made.id)).amount).toBe(500)
  const again = await second.stripe.paymentIntents.create(params, { idempotencyKey: 'a' })
  expect(again.id).toBe(made.id)
  expect(await second.kill('SIGTERM')).toBe(0)
})

it('keeps its secrets from other users of the machine', async () => {
  await start()
  expect(statSync(join(folder, 'address.json')).mode & 0o077).toBe(0)
})
