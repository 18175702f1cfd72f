// Plain JavaScript, as what it imports when it is built: it stands beside the gateway for as long as that serves.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * The sandbox of payments beside a demo, with the settings of its gateway. There is none with DEMO=off, nor where
 * PAYMENTS_KEY names a provider.
 */
const { env } = process
const isWanted = env.DEMO !== 'off' && !env.PAYMENTS_KEY
const port = env.PORT || '3000'
const isAnyHost = !env.HOST || env.HOST === '0.0.0.0' || env.HOST === '::'
const gateway = `http://${isAnyHost ? '127.0.0.1' : env.HOST}:${port}`
if (isWanted) {
  Object.assign(env, {
    SANDBOX_DIR: join(resolve(env.DATA_DIR || '.data'), 'sandbox'),
    PUBLIC_ORIGIN: new URL(env.PUBLIC_ORIGIN || `http://localhost:${port}`).origin,
    SANDBOX_WEBHOOK_URL: `${gateway}/payments/webhooks`,
    SANDBOX_CLOCK_URL: env.TEST_CLOCK === 'on' ? `${gateway}/test-clock` : '',
  })
  const built = new URL('../dist/gateway/sandbox.js', import.meta.url)
  const isFromSources = env.NODE_ENV === 'development' || !existsSync(built)
  await import(isFromSources ? new URL('../sandbox/main.ts', import.meta.url).href : built.href)
} else process.disconnect?.()
