import { expect, test } from 'vitest'
import { messageText } from '#rules/message.ts'
import { countCharacters } from '#rules/text.ts'
import { checkMessageText } from './validation.ts'

const family = '👨‍👩‍👧‍👦'

test('a message of as many families as it has characters is taken', () => {
  expect(checkMessageText(family.repeat(messageText.maxLength))).toBeUndefined()
})

test('what is too long is told by the number that the fan’s own counter shows', () => {
  for (const text of [family.repeat(messageText.maxLength + 1), 'あ'.repeat(7_051)])
    expect(checkMessageText(text)).toEqual({ code: 'TOO_LONG', length: countCharacters(text) })
})
