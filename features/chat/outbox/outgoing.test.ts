import { describe, expect, it } from 'vitest'
import { reduceOutbox, stillOutgoing, type OutboxEvent, type Outgoing } from './outboxState.ts'

const outgoing = (id: string, text = 'こんばんは') => ({ id, text })
const after = (...events: OutboxEvent[]) => events.reduce(reduceOutbox, [] as readonly Outgoing[])

describe('reduceOutbox', () => {
  const sent = { type: 'message.sent', message: outgoing('a') } as const
  const failed = {
    type: 'message.failed',
    id: 'a',
    error: { __typename: 'PostingNotAllowedError' },
  } as const

  it('keeps a failed message with its reason and its id', () => {
    expect(after(sent, failed)).toEqual([{ ...outgoing('a'), error: failed.error }])
  })
  it('forgets the reason when it is sent again', () => {
    expect(after(sent, failed, { type: 'message.retried', id: 'a' })).toEqual([outgoing('a')])
  })
  it('lets go of what was taken back', () => {
    expect(after(sent, { type: 'message.discarded', id: 'a' })).toEqual([])
  })
  it('lets go of what the gateway has', () => {
    expect(after(sent, { type: 'message.acknowledged', id: 'a' })).toEqual([])
  })
})

describe('stillOutgoing', () => {
  const both = [outgoing('a'), outgoing('b')]

  it('shows a message once where the stream is faster than the answer', () => {
    expect(stillOutgoing(both, [{ id: 'a' }])).toEqual([outgoing('b')])
  })
  it('shows a message once that was said to have failed and came all the same', () => {
    const failed = { ...outgoing('a'), error: new Error('The connection was lost.') }
    expect(stillOutgoing([failed], [{ id: 'a' }])).toEqual([])
  })
  it('takes no other message for it, though it says the same', () => {
    expect(stillOutgoing(both, [{ id: 'c' }])).toEqual(both)
  })
})
