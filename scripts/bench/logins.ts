import { once } from 'node:events'
import { request } from 'node:http'
import { rmSync } from 'node:fs'
import { freePort } from '../../gateway/platform/freePort.ts'
import { startBenchedGateway } from './gateway.ts'
import { run, signInAll, spread, type Fan } from './load.ts'
import { sized } from './size.ts'
import { furnishStage } from './stage.ts'

/** So many wrong passwords are on their way at any moment. */
const wrongAtOnce = sized(150, 10)
const rounds = sized(5, 1)
const readsARound = sized(100, 5)
/** Many enough that nobody meets the limit that is meant for one person. */
const fans = sized(200, 2)

/**
 * How long a fan's page of messages takes, one after another, alone and while 150 wrong passwords at a time are being
 * compared, turn about: each comparison takes a core for some 20 ms, and what others do shall take at most twice as long.
 */
export async function benchLogins(row: (what: string, figures: string) => void): Promise<void> {
  const port = await freePort()
  const stage = await furnishStage(port, fans)
  const gateway = await startBenchedGateway(stage.dataDir, port)
  try {
    const readers = await signInAll(gateway.origin, stage)
    const channelId = stage.channelIds[0]!
    await read(readers, channelId)
    const alone: number[] = []
    const beside: number[] = []
    let compared = 0
    for (let round = 0; round < rounds; round += 1) {
      alone.push(...(await read(readers, channelId)))
      const guesses = startGuessing(gateway.origin)
      try {
        await guesses.begun
        beside.push(...(await read(readers, channelId)))
      } finally {
        compared += await guesses.stop()
      }
    }
    const [own, others] = [spread(beside), spread(alone)]
    row(
      `a page of messages, ${wrongAtOnce} log-ins at once`,
      `p50 ${own.p50} ms, p99 ${own.p99} ms (alone p50 ${others.p50} ms, p99 ${others.p99} ms; ${(own.p50 / others.p50).toFixed(2)}×), ${compared} compared`,
    )
  } finally {
    await gateway.stop()
    rmSync(stage.dataDir, { recursive: true, force: true })
  }
}

let turn = 0

/** One after another, each by the next of the fans. */
async function read(readers: readonly Fan[], id: string): Promise<number[]> {
  const times: number[] = []
  for (let left = readsARound; left > 0; left -= 1) {
    const fan = readers[(turn += 1) % readers.length]!
    const from = performance.now()
    const { body } = await run(fan, 'ConversationOlderQuery', { id, count: 20, cursor: null })
    if (body.split('"cursor"').length !== 21) throw new Error(`the page was refused: ${body}`)
    times.push(performance.now() - from)
  }
  return times
}

/** From one address of loopback after another, as from many networks: one alone would soon have to work for each try. */
function startGuessing(origin: string): { begun: Promise<void>; stop: () => Promise<number> } {
  const { promise: begun, resolve } = Promise.withResolvers<void>()
  const next = () => (guessed += 1)
  let isOver = false
  let compared = 0
  const guess = async () => {
    while (!isOver) {
      const isCompared = await guessOnce(origin, next())
      if (isCompared) compared += 1
      resolve()
    }
  }
  const all = Promise.all(Array.from({ length: wrongAtOnce }, guess))
  return {
    begun,
    async stop() {
      isOver = true
      await all
      if (compared === 0) throw new Error('no password was compared: each try was refused')
      return compared
    },
  }
}

let guessed = 0

/** Whether the password of an account that does not exist was compared, which takes as long as another's. */
async function guessOnce(origin: string, number: number): Promise<boolean> {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=ouen'
  const sent = request(`${origin}${path}`, {
    method: 'POST',
    localAddress: `127.0.${1 + (number % 200)}.1`,
    headers: { 'content-type': 'application/json', tenant: 'ouen' },
  })
  sent.end(JSON.stringify({ email: `nobody-${number}@example.com`, password: 'wrong-password-1' }))
  const [response] = (await once(sent, 'response')) as [AsyncIterable<Buffer>]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8').includes('INVALID_LOGIN_CREDENTIALS')
}
