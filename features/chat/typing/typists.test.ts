import { expect, it } from 'vitest'
import { stillTyping, withTypist, type Typist } from './typists.ts'

const komugi: Typist = { id: 'user_komugi', name: '終電こむぎ', afterSeq: 48 }
const kujira: Typist = { id: 'user_kujira', name: '係長くじら', afterSeq: 48 }

it('holds each once, in the order in which they began', () => {
  const both = withTypist(withTypist([], komugi), kujira)
  const again = { ...komugi, name: 'こむぎ', afterSeq: 50 }
  expect(withTypist(both, again)).toEqual([again, kujira])
})

it('is over with their own message, and with no other’s or earlier one', () => {
  const said = [
    { seq: 48, authorId: 'user_komugi' },
    { seq: 49, authorId: 'user_kujira' },
    { seq: 50, authorId: undefined },
  ]
  expect(stillTyping([komugi, kujira], said)).toEqual([komugi])
})
