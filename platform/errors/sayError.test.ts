import { createIntl } from 'react-intl'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { NetworkError } from '#platform/relay/fetch.ts'
import onboardingJa from '#features/onboarding/messages/ja.ts'
import type { ShownError } from './describeError.ts'
import en from '#features/errors/messages/en.ts'
import ja from '#features/errors/messages/ja.ts'
import { sayError } from './sayError.ts'

const timeZone = 'Asia/Tokyo'
const words = {
  ja: createIntl({ locale: 'ja', messages: { ...ja, ...onboardingJa }, timeZone }),
  en: createIntl({ locale: 'en', messages: en, timeZone }),
}
const say = (error: ShownError) => sayError(words.ja, error)

// Noon in Tokyo, as in the stories: how long one waits depends on it.
const noon = Date.parse('2026-11-20T12:00:00+09:00')
beforeAll(() => void vi.useFakeTimers({ now: noon, toFake: ['Date'] }))
afterAll(() => void vi.useRealTimers())

test('an error is said by its code, with what it holds', () => {
  const code = 'TOO_LONG'
  expect(say({ __typename: 'DisplayNameError', code, values: { maxLength: 20 } })).toBe(
    '名前は20文字までです。少し短くしてください。',
  )
  expect(say({ __typename: 'TextModerationError', values: { word: '公式' } })).toContain('「公式」')
})

test('an error without words of its own is said in those of its code', () => {
  const code = 'TOO_LONG'
  expect(say({ __typename: 'MutedWordError', code, values: { maxLength: 20 } })).toBe(
    '20文字までで入力してください。',
  )
})

describe('a limit says how long to wait', () => {
  test.each([
    [-5_000, '1秒後に', 'in 1 second.'],
    [2_400, '3秒後に', 'in 3 seconds'],
    [59_000, '59秒後に', 'in 59 seconds'],
    [60_000, '1分後に', 'in 1 minute.'],
    [61_000, '2分後に', 'in 2 minutes'],
    [3_500_000, '59分後に', 'in 59 minutes'],
    [3_600_000, '13:00から', 'from 1:00 PM JST'],
    [5_430_000, '13:31から', 'from 1:31 PM JST'],
    [12.5 * 3_600_000, '11月21日(土) 0:30から', 'from Sat, Nov 21 12:30 AM JST'],
  ])('%d ms: %s / %s', (wait, inJapanese, inEnglish) => {
    const retryAt = new Date(noon + wait).toISOString()
    const limited: ShownError = { __typename: 'RateLimitedError', retryAt }
    expect(say(limited)).toContain(inJapanese)
    expect(sayError(words.en, limited)).toContain(inEnglish)
  })

  test.each([null, undefined, 'soon'])('and later, where nobody knows when: %s', (retryAt) => {
    expect(say({ __typename: 'RateLimitedError', retryAt })).toContain('しばらくしてから')
  })

  test('by an answer of the transport too', () => {
    const retryAt = new Date(Date.now() + 7000)
    expect(say(new NetworkError('slower', { status: 429, retryAt }))).toContain('7秒後に')
    expect(say(new NetworkError('slower', { status: 429 }))).toBe(say(busy))
  })
})

const busy = new NetworkError('busy', { status: 503 })
const unknown = () => words.ja.formatMessage({ id: 'errors.unknown' })

describe('what no mutation says', () => {
  test('is told apart by how the transport failed', () => {
    expect(say(new NetworkError('no answer'))).toMatch(/^通信できません/)
    expect(say(busy)).toMatch(/つながりにくく/)
    expect(say(new NetworkError('who?', { status: 401 }))).toMatch(/^ログインが必要/)
    const outdated = new NetworkError('which?', { status: 400, code: 'OPERATION_UNKNOWN' })
    expect(say(outdated)).toMatch(/^新しいバージョン/)
    expect(say(new TypeError('Failed to fetch dynamically imported module: a.js'))).toMatch(
      /^表示できませんでした/,
    )
    vi.stubGlobal('navigator', { onLine: false })
    expect(say(new TypeError('Failed to fetch dynamically imported module: a.js'))).toMatch(
      /^通信できません/,
    )
    vi.unstubAllGlobals()
    expect(say(new Error('a bug'))).toBe(unknown())
  })

  test.each(['constructor', 'toString', '__proto__', 'NewerError'])(
    'has words where a type or a code of a newer gateway is %s',
    (word) => {
      const shown = [
        { __typename: word },
        { __typename: 'PasswordError', code: word, values: { minLength: 8 } },
      ] as unknown as ShownError[]
      expect(shown.map(say)).toEqual(Array(2).fill(unknown()))
    },
  )
})
