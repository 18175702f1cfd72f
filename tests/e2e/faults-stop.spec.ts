import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { channelsOf, messagesAfter, send, signUpByApi } from './support/apiJourneys.ts'
import { builtGateway } from './support/ouen.ts'
import { connectAsOwner } from './support/owner.ts'
import { expect, test } from './support/test.ts'

test('a second start on the same folder is refused, and the first goes on', async ({
  startOuen,
}) => {
  const ouen = await startOuen()
  const second = spawn(process.execPath, [builtGateway], {
    env: { ...process.env, PORT: '0', DATA_DIR: ouen.dataDir, DEMO_CAST: 'off' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  second.stderr.on('data', (text) => (said += String(text)))
  const [code] = (await once(second, 'exit')) as [number | null]
  expect(code).toBe(1)
  expect(said).toContain(`Another Ouen is running on ${ouen.dataDir}`)
  expect((await fetch(`${ouen.origin}/ready`)).status).toBe(200)
  expect((await fetch(ouen.origin)).status).toBe(200)
})

test('a stop lets the request in flight end, then ends the database too', async ({ startOuen }) => {
  const ouen = await startOuen()
  const { fan } = await signUpByApi(ouen, 'さいごの人')
  const [channel] = (await channelsOf(fan)).slice(1)
  const owner = await connectAsOwner(ouen)
  // The message waits for its channel's row, and so is in flight for as long as this transaction lasts.
  await owner.query('begin')
  await owner.query('select 1 from channel where id = $1 for update', [channel!.id])
  const sending = send(fan, channel!.id, 'とまる直前のことば', randomUUID())
  const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock'`
  await expect.poll(async () => (await owner.query(waiting)).rows.length).toBeGreaterThan(0)
  const stopping = ouen.stop()
  await expect.poll(() => ouen.isReady()).toBe(false)
  await owner.query('rollback')
  await owner.end()

  expect((await sending).typename).toBe('CreateChatMessageSuccess')
  expect(await stopping).toBe(0)
  expect(existsSync(join(ouen.dataDir, 'postgres/postmaster.pid'))).toBe(false)
  await ouen.start()
  const rows = await messagesAfter(fan, channel!.id, channel!.lastSeq)
  expect(rows.map(({ text }) => text)).toEqual(['とまる直前のことば'])
})
