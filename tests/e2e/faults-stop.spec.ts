import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { channelsOf, messagesAfter, send, signUpByApi } from './support/apiJourneys.ts'
import { builtGateway, Ouen } from './support/ouen.ts'
import { connectAsOwner } from './support/owner.ts'

// Processes are started one after the other, which a busy machine takes its time for.
test.setTimeout(120_000)

test('a second start on the same folder is refused, and the first goes on', async () => {
  const ouen = await Ouen.start()
  try {
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
  } finally {
    await ouen.dispose()
  }
})

test('a stop lets the request in flight end, then ends the database too', async () => {
  const ouen = await Ouen.start()
  const { fan } = await signUpByApi(ouen, 'さいごの人')
  const [channel] = (await channelsOf(fan)).slice(1)
  const owner = await connectAsOwner(ouen)
  // The message waits for its channel's row, and so is in flight for as long as this transaction lasts.
  await owner.query('begin')
  await owner.query('select 1 from channel where id = $1 for update', [channel!.id])
  const sending = send(fan, channel!.id, 'とまる直前のことば', randomUUID())
  await setTimeout(300)
  const stopping = ouen.stop()
  await setTimeout(500)
  await owner.query('rollback')
  await owner.end()

  expect((await sending).typename).toBe('CreateChatMessageSuccess')
  expect(await stopping).toBe(0)
  expect(existsSync(join(ouen.dataDir, 'postgres/postmaster.pid'))).toBe(false)
  await ouen.start()
  const rows = await messagesAfter(fan, channel!.id, channel!.lastSeq)
  expect(rows.map(({ text }) => text)).toEqual(['とまる直前のことば'])
  await ouen.dispose()
})
