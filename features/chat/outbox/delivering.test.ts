import { expect, it } from 'vitest'
import { privateKey, privateTexts } from '#platform/storage/privateTexts.ts'
import { createOutbox } from './useOutbox.ts'

it('makes what is not acknowledged the draft again', () => {
  const outbox = createOutbox('ouen', 'channel_1')
  const draft = privateKey('ouen', 'channel_1')
  const send = (id: string, text: string) =>
    outbox.dispatch({ type: 'message.sent', message: { id, text } })
  send('a', '届いた')
  send('b', '送信中')
  send('c', '届かない')
  outbox.dispatch({ type: 'message.acknowledged', id: 'a' })
  outbox.dispatch({ type: 'message.failed', id: 'c', error: new Error('offline') })
  outbox.putBack()
  expect(privateTexts.read(draft)).toBe('送信中\n届かない')
  expect(outbox.read()).toEqual([])
  outbox.putBack()
  expect(privateTexts.read(draft)).toBe('送信中\n届かない')
})
