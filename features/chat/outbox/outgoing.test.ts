import { afterEach, describe, expect, it } from 'vitest'
import { forgetPrivateTexts } from '#platform/storage/privateTexts.ts'
import { channelsWaiting, createOutgoingStore, stillOutgoing } from './outgoing.ts'

const me = { tenantId: 'ouen', userId: 'user_me' }
const outgoing = (id: string, text = 'こんばんは') => ({ id, text })

afterEach(forgetPrivateTexts)

describe('what is kept of an outbox', () => {
  it('is there for the next page, in the order of writing, with why it was refused', () => {
    const store = createOutgoingStore(me, 'channel_1')
    store.put(outgoing('message_2'))
    const mentions = [{ userId: 'user_komugi', start: 0, length: 3 }]
    store.put({ ...outgoing('message_1', '@小麦'), mentions })
    store.put({ ...outgoing('message_2'), error: { __typename: 'PostingNotAllowedError' } })
    expect(createOutgoingStore(me, 'channel_1').read()).toEqual([
      { ...outgoing('message_1', '@小麦'), mentions },
      { ...outgoing('message_2'), error: { __typename: 'PostingNotAllowedError' } },
    ])
    expect(channelsWaiting(me)).toEqual(['channel_1'])
    expect(channelsWaiting({ ...me, tenantId: 'other' })).toEqual([])
  })
  it('is nobody else’s', () => {
    createOutgoingStore(me, 'channel_1').put(outgoing('message_1'))
    const other = { ...me, userId: 'user_other' }
    expect(createOutgoingStore(other, 'channel_1').read()).toEqual([])
    expect(channelsWaiting(other)).toEqual([])
  })
  it('goes with the fan', () => {
    const store = createOutgoingStore(me, 'channel_1')
    store.put(outgoing('message_1'))
    forgetPrivateTexts()
    expect(store.read()).toEqual([])
  })
  it('is tried again on the next page where something was thrown', () => {
    const store = createOutgoingStore(me, 'channel_1')
    store.put({ ...outgoing('message_1'), error: new Error('outdated') })
    expect(store.read()[0]?.error).toBeInstanceOf(Error)
    expect(createOutgoingStore(me, 'channel_1').read()).toEqual([outgoing('message_1')])
  })
})

describe('stillOutgoing', () => {
  const both = [outgoing('a'), outgoing('b')]

  it('shows a message once where the stream is faster than the answer', () => {
    expect(stillOutgoing(both, [{ id: 'a' }])).toEqual([outgoing('b')])
  })
  it('takes no other message for it, though it says the same', () => {
    expect(stillOutgoing(both, [{ id: 'c' }])).toEqual(both)
  })
})
