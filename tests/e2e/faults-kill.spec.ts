import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { ApiFan } from './support/apiFan.ts'
import {
  beginSignUp,
  channelsOf,
  finishSignUp,
  join,
  logIn,
  messagesAfter,
  send,
  signUpByApi,
  type Channel,
} from './support/apiJourneys.ts'
import { patience } from './support/patience.ts'
import { builtGateway } from './support/ouen.ts'
import { expect, test } from './support/test.ts'

/** What a fan wrote: acknowledged with its number, or in doubt. */
type Written = {
  fan: ApiFan
  channelId: string
  text: string
  key: string
  seq?: number
  id?: string
}

const writers = 8
const rounds = 3
/** Far more than anyone comes to before the gateway is killed, some of their messages and what their rate refuses. */
const mostTries = 3_000

/** Writes until no answer comes, each message to the next channel, as fast as the fan's rate lets it. */
async function write(
  fan: ApiFan,
  name: string,
  channels: Channel[],
  wrote: (entry: Written) => void,
): Promise<void> {
  for (let count = 0; count < mostTries; count += 1) {
    const channelId = channels[count % channels.length]!.id
    const entry: Written = {
      fan,
      channelId,
      text: `${name}の${count}通目 ${randomUUID().slice(0, 8)}`,
      key: randomUUID(),
    }
    const answer = await send(fan, channelId, entry.text, entry.key).catch(() => undefined)
    if (answer?.typename === 'RateLimitedError') {
      // Its rate lets nothing through before.
      await setTimeout(100)
      continue
    }
    wrote({ ...entry, seq: answer?.message?.seq, id: answer?.message?.id })
    // It is in doubt; a killed gateway takes nothing more.
    if (!answer) return
  }
  throw new Error(`${name} tried ${mostTries} times, and nobody killed the gateway`)
}

async function settle(entry: Written): Promise<Written> {
  for (const until = Date.now() + patience; Date.now() < until; await setTimeout(200)) {
    const answer = await send(entry.fan, entry.channelId, entry.text, entry.key).catch(
      () => undefined,
    )
    if (answer?.message) return { ...entry, ...answer.message }
  }
  throw new Error(`${entry.text} was never taken`)
}

test('nothing that was acknowledged is lost or doubled when the process is killed', async ({
  startOuen,
}) => {
  const ouen = await startOuen({}, builtGateway, { isDurable: true })
  const fans = await Promise.all(
    Array.from({ length: writers }, (_, at) => signUpByApi(ouen, `書き手${at + 1}`)),
  )
  const reader = fans[0]!.fan
  const all = await channelsOf(reader)
  const probes = await Promise.all(
    all.map(async (channel) => ({
      channel,
      answer: await send(reader, channel.id, 'はじめます', randomUUID()),
    })),
  )
  const channels = probes
    .filter(({ answer }) => answer.message)
    .map(({ channel, answer }) => ({ ...channel, lastSeq: answer.message!.seq }))
  expect(channels.length).toBeGreaterThan(2)
  const written: Written[] = []

  for (let round = 1; round <= rounds; round += 1) {
    const newcomer = await beginSignUp(ouen)
    const results: Written[] = []
    const isEnough = Promise.withResolvers<void>()
    const wrote = (entry: Written) => {
      if (results.push(entry) === 2 * writers) isEnough.resolve()
    }
    const writing = Promise.all(
      fans.map(({ fan }, at) => write(fan, `書き手${at + 1}`, channels, wrote)),
    )
    const gaveUp = writing.then(() => {
      throw new Error(`${results.length} messages, and nobody gets an answer any more`)
    })
    await Promise.race([isEnough.promise, gaveUp])
    // From here on they are meant to.
    gaveUp.catch(() => undefined)
    const signingUp = finishSignUp(newcomer.fan, '新しい人').then(
      () => 'done',
      () => 'in doubt',
    )
    // At another moment of the account's making each time.
    await setTimeout(round * 60)
    await ouen.kill()
    await writing
    const acknowledged = results.filter(({ seq }) => seq !== undefined)
    const outcome = await signingUp

    await ouen.start()
    // Sent again under their keys: those that were written before the kill too.
    const doubted = await Promise.all(results.filter(({ seq }) => seq === undefined).map(settle))
    const again = await Promise.all(acknowledged.slice(-writers).map(settle))
    expect(again.map(({ id, seq }) => [id, seq])).toEqual(
      acknowledged.slice(-writers).map(({ id, seq }) => [id, seq]),
    )
    written.push(...acknowledged, ...doubted)

    // The account is whole or not there at all: logging in works, or the step can be taken again.
    if ((await logIn(newcomer.fan, newcomer.email)).status !== 200)
      await finishSignUp(newcomer.fan, '新しい人')
    expect((await logIn(newcomer.fan, newcomer.email)).status, `sign-up was ${outcome}`).toBe(200)
    await join(newcomer.fan)
  }

  for (const channel of channels) {
    const rows = await messagesAfter(reader, channel.id, channel.lastSeq)
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, at) => channel.lastSeq + 1 + at))
    const expected = written.filter(({ channelId }) => channelId === channel.id)
    const told = expected
      .map(({ id, seq, text }) => ({ id, seq, text }))
      .toSorted((a, b) => a.seq! - b.seq!)
    expect(rows.map(({ id, seq, text }) => ({ id, seq, text }))).toEqual(told)
  }
  for (const { fan, email } of fans) expect((await logIn(fan, email)).status).toBe(200)
})
