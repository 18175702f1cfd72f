import { setTimeout } from 'node:timers/promises'
import pg from 'pg'

const retryMs = 1_000

/**
 * Calls back with each text that any process notifies on a channel of this database. Resolves once it listens;
 * the answer ends it. A connection that is lost is made again, and what was notified meanwhile is missed.
 */
export async function listen(
  url: string,
  channel: string,
  onText: (text: string) => void,
  onError: (error: Error) => void,
): Promise<() => Promise<void>> {
  let isOver = false
  const open = async () => {
    const client = new pg.Client({ connectionString: url, keepAlive: true })
    client.on('error', onError)
    client.on('notification', ({ payload = '' }) => onText(payload))
    try {
      await client.connect()
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    }
    client.once('end', () => {
      if (!isOver) openAgain().catch(onError)
    })
    return client
  }
  const openAgain = async (): Promise<void> => {
    while (!isOver) {
      try {
        current = await open()
        if (isOver) await current.end()
        return
      } catch (error) {
        onError(error instanceof Error ? error : new Error(String(error)))
        await setTimeout(retryMs)
      }
    }
  }
  let current = await open()
  return async () => {
    isOver = true
    await current.end()
  }
}
