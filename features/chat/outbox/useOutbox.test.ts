import { expect, it } from 'vitest'
import { privateKey, privateTexts } from '#platform/storage/privateTexts.ts'
import { createOutbox } from './useOutbox.ts'

it('makes what is not acknowledged the draft again', () => {
  const outbox = createOutbox('ouen', 'channel_1')
  const draft = privateKey('ouen', 'channel_1')
  const send = (key: string, text: string) =>
    outbox.dispatch({
      type: 'message.sent',
      message: { key, text, afterSeq: 10, createdAt: '2026-11-20T03:00:00.000Z' },
    })
  send('a', '届いた')
  send('b', '送信中')
  send('c', '届かない')
  outbox.dispatch({ type: 'message.acknowledged', key: 'a', id: 'message_11' })
  outbox.dispatch({ type: 'message.failed', key: 'c', error: new Error('offline') })
  outbox.putBack()
  expect(privateTexts.read(draft)).toBe('送信中\n届かない')
  expect(outbox.read().outgoing).toEqual([])
  outbox.putBack()
  expect(privateTexts.read(draft)).toBe('送信中\n届かない')
})
