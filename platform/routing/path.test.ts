import { describe, expect, it } from 'vitest'
import { path } from './path.ts'

const chat = path('/messages/chat/:channel_id')

describe('a path', () => {
  it('fills its parameters, each encoded', () => {
    expect(chat({ channel_id: 'channel/1 あ' })).toBe('/messages/chat/channel%2F1%20%E3%81%82')
  })

  it('keeps its pattern for the router', () => {
    expect(chat.pattern).toBe('/messages/chat/:channel_id')
    expect(path('/messages')()).toBe('/messages')
  })

  it.each(['constructor', 'toString', '__proto__'])('takes no parameter from %s', (name) => {
    const odd = path(`/odd/:${name}`) as (params: object) => string
    expect(() => odd({})).toThrow(`needs ${name}`)
  })
})
