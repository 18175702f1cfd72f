import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { signUpByApi, logIn } from './support/apiJourneys.ts'
import { keptUp, type Ouen } from './support/ouen.ts'
import { expect, test } from './support/test.ts'

/** The process of the gateway that `npm start` keeps up, beside the sandbox of payments. */
function gatewayOf({ pid }: Ouen): number | undefined {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  return children
    .map(Number)
    .find((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('scripts/start.js'))
}

const isDatabaseUp = ({ dataDir }: Ouen) => existsSync(join(dataDir, 'postgres/postmaster.pid'))

test('a gateway that was killed serves again by itself, and Ctrl-C ends all of it', async ({
  startOuen,
}) => {
  const ouen = await startOuen({}, keptUp, { isDurable: true })
  const { fan, email } = await signUpByApi(ouen, 'のこる人')
  // It served before each death: it is back at once, however often it dies.
  for (const deaths of [1, 2]) {
    const killed = gatewayOf(ouen)!
    process.kill(killed, 'SIGKILL')
    await expect.poll(() => ouen.output.split('again in 1 s.').length - 1).toBe(deaths)
    await expect.poll(() => ouen.isReady()).toBe(true)
    expect(gatewayOf(ouen)).not.toBe(killed)
  }
  expect((await logIn(fan, email)).status).toBe(200)

  // The terminal sends it to both processes; the gateway hears of it twice.
  process.kill(gatewayOf(ouen)!, 'SIGINT')
  expect(await ouen.stop('SIGINT')).toBe(0)
  expect(await ouen.isReady()).toBe(false)
  expect(isDatabaseUp(ouen)).toBe(false)
})

test('a gateway does not outlive who keeps it up', async ({ startOuen }) => {
  const ouen = await startOuen({}, keptUp, { isDurable: true })
  await ouen.kill()
  await expect.poll(() => ouen.isReady()).toBe(false)
  await expect.poll(() => isDatabaseUp(ouen)).toBe(false)
})

test('a start that can’t succeed is not tried again', async ({ startOuen }) => {
  const ouen = await startOuen()
  for (const [env, why] of [
    [{ PORT: String(ouen.port), DATA_DIR: `${ouen.dataDir}/second` }, 'EADDRINUSE'],
    [{ PORT: 'first' }, 'PORT is "first"'],
    [{ DATA_DIR: ouen.dataDir }, 'Another Ouen is running'],
  ] as const) {
    const second = spawn(process.execPath, [keptUp], { env: { ...process.env, ...env } })
    let said = ''
    for (const stream of [second.stdout, second.stderr])
      stream.on('data', (text) => (said += String(text)))
    const [code] = (await once(second, 'exit')) as [number | null]
    expect([code, said]).toEqual([1, expect.stringContaining(why)])
    expect(said).not.toContain('again in')
  }
  expect(await ouen.isReady()).toBe(true)
})
