import { describe, expect, it } from 'vitest'
import { emptyOutbox, reduceOutbox, stillOutgoing, type OutboxEvent } from './outboxState.ts'

const outgoing = (key: string, text = 'こんばんは', afterSeq = 10) => ({
  key,
  text,
  afterSeq,
  createdAt: '2026-11-20T03:00:00.000Z',
})
const after = (...events: OutboxEvent[]) => events.reduce(reduceOutbox, emptyOutbox)
const arrived = (seq: number, text = 'こんばんは', authorId = 'me') => ({
  id: `message_${seq}`,
  seq,
  text,
  authorId,
})

describe('reduceOutbox', () => {
  const sent = { type: 'message.sent', message: outgoing('a') } as const
  const failed = {
    type: 'message.failed',
    key: 'a',
    error: { __typename: 'PostingNotAllowedError' },
  } as const

  it('keeps a failed message with its reason and its key', () => {
    expect(after(sent, failed).outgoing).toEqual([{ ...outgoing('a'), error: failed.error }])
  })
  it('forgets the reason when it is sent again', () => {
    expect(after(sent, failed, { type: 'message.retried', key: 'a' }).outgoing[0]).toEqual(
      outgoing('a'),
    )
  })
  it('lets go of what was taken back', () => {
    expect(after(sent, { type: 'message.discarded', key: 'a' }).outgoing).toEqual([])
  })
  it('lets go of what the gateway has, and remembers whose it is', () => {
    const state = after(sent, { type: 'message.acknowledged', key: 'a', id: 'message_11' })
    expect(state.outgoing).toEqual([])
    expect(state.acknowledged).toContain('message_11')
  })
})

describe('stillOutgoing', () => {
  it('shows a message once where the stream is faster than the answer', () => {
    const state = after({ type: 'message.sent', message: outgoing('a') })
    expect(stillOutgoing(state, [arrived(11)], 'me')).toEqual([])
  })
  it('does not take an older message, another’s, or other words for it', () => {
    const state = after({ type: 'message.sent', message: outgoing('a') })
    expect(
      stillOutgoing(
        state,
        [arrived(10), arrived(11, 'こんばんは', 'riku'), arrived(12, 'おはよう')],
        'me',
      ),
    ).toHaveLength(1)
  })
  it('counts the same words said twice as two', () => {
    const state = after(
      { type: 'message.sent', message: outgoing('a') },
      { type: 'message.sent', message: outgoing('b') },
    )
    expect(stillOutgoing(state, [arrived(11)], 'me').map(({ key }) => key)).toEqual(['b'])
  })
  it('does not take an acknowledged message for one that is still under way', () => {
    const state = after(
      { type: 'message.sent', message: outgoing('a') },
      { type: 'message.sent', message: outgoing('b') },
      { type: 'message.acknowledged', key: 'a', id: 'message_11' },
    )
    expect(stillOutgoing(state, [arrived(11)], 'me').map(({ key }) => key)).toEqual(['b'])
  })
})
