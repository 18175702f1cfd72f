import { describe, expect, test } from 'vitest'
import { scrub, scrubText } from './scrub.ts'

describe('hides in a text', () => {
  test.each([
    ['hana.sato+fan@example.co.jpは登録済みです', '[e-mail]は登録済みです'],
    ['to 090-1234-5678, or +81 90 1234 5678', 'to [phone], or [phone]'],
    ['09012345678 refused', '[phone] refused'],
    ['Bearer abc.def-ghi', 'Bearer [token]'],
    ['got eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln back', 'got [token] back'],
    [
      '/auth/handler?mode=resetPassword&oobCode=a1b2c3&lang=ja',
      '/auth/handler?mode=resetPassword&oobCode=[hidden]&lang=ja',
    ],
    [
      '{"password":"himitsu","refresh_token":"r.1"}',
      '{"password":"[hidden]","refresh_token":"[hidden]"}',
    ],
  ])('%s', (text, scrubbed) => {
    expect(scrubText(text)).toBe(scrubbed)
  })
})

test('leaves ids, dates and counts alone', () => {
  const text = 'channel_01jd9f3t2kfx7v8w1m4r5n6p7q at 2026-11-20T12:00:00.000Z, 500 of 1000'
  expect(scrubText(text)).toBe(text)
})

test('hides all the way down, and whole what is named like personal data', () => {
  const event = {
    request: {
      url: 'https://ouen.example/',
      headers: { Authorization: 'abc', Referer: '/messages' },
    },
    extra: { email: 'x', tries: [1, 'hana@example.com'] },
    user: { id: 'user_1' },
  }
  expect(scrub(event)).toEqual({
    request: {
      url: 'https://ouen.example/',
      headers: { Authorization: '[hidden]', Referer: '/messages' },
    },
    extra: { email: '[hidden]', tries: [1, '[e-mail]'] },
    user: { id: 'user_1' },
  })
})
