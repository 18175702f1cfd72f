import { readdirSync, readFileSync } from 'node:fs'
import { buildASTSchema, isEnumType, isInterfaceType, parse } from 'graphql'
import { createIntl } from 'react-intl'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { NetworkError } from '#platform/relay/fetch.ts'
import { catalogue, type ErrorName } from './catalogue.ts'
import { describeError, type ShownError } from './describeError.ts'
import { errorExamples } from './fakes.ts'
import en from './messages/en.ts'
import ja from './messages/ja.ts'
import { sayError } from './useErrorWords.ts'

const folder = new URL('../../schema/', import.meta.url)
const sdl = readdirSync(folder).filter((file) => file.endsWith('.graphql'))
const schema = buildASTSchema(
  parse(sdl.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n')),
  { assumeValidSDL: true },
)
const userError = schema.getType('UserError')
if (!isInterfaceType(userError)) throw new Error('The contract has no UserError.')
const errorTypes = schema.getPossibleTypes(userError)
const examples: Readonly<Record<string, readonly ShownError[]>> = errorExamples

const words = {
  ja: createIntl({ locale: 'ja', messages: ja, timeZone: 'Asia/Tokyo' }),
  en: createIntl({ locale: 'en', messages: en, timeZone: 'Asia/Tokyo' }),
}

// Noon in Tokyo, as in the stories: how long one waits depends on it.
const noon = Date.parse('2026-11-20T12:00:00+09:00')
beforeAll(() => void vi.useFakeTimers({ now: noon, toFake: ['Date'] }))
afterAll(() => void vi.useRealTimers())

test('has words for every error type of the contract, and for no other', () => {
  expect(Object.keys(catalogue).toSorted()).toEqual(errorTypes.map(({ name }) => name).toSorted())
})

test.each(errorTypes.map(({ name }) => name))('%s has a story', (name) => {
  const stories = readFileSync(
    new URL('components/ErrorWords/ErrorWords.stories.tsx', import.meta.url),
    'utf8',
  )
  expect(stories).toContain(`export const ${name} = meta.story(`)
})

describe.each(errorTypes.map((type) => ({ name: type.name, type })))('$name', ({ name, type }) => {
  const code = type.getFields().code?.type.toString().replace('!', '')
  const codeType = code === undefined ? undefined : schema.getType(code)

  test('has an example of each code', () => {
    const codes = isEnumType(codeType)
      ? codeType.getValues().map((value) => value.name)
      : [undefined]
    const shown = new Set(
      examples[name]?.map((error) => ('code' in error ? error.code : undefined)),
    )
    expect([...shown]).toEqual(expect.arrayContaining(codes))
  })

  test.each(['ja', 'en'] as const)('says each of them in its own words, in %s', (locale) => {
    const said = (examples[name] ?? []).map((error) => sayError(words[locale], error))
    expect(new Set(said).size).toBe(said.length)
    for (const text of said) {
      expect(text).not.toMatch(/errors\.|undefined|Invalid|[{}]/)
      expect(text).not.toBe(words[locale].formatMessage({ id: 'errors.unknown' }))
    }
  })
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
    expect(sayError(words.ja, limited)).toContain(inJapanese)
    expect(sayError(words.en, limited)).toContain(inEnglish)
  })

  test('by an answer of the transport too', () => {
    const limited = new NetworkError('slower', {
      status: 429,
      retryAt: new Date(Date.now() + 7000),
    })
    expect(sayError(words.ja, limited)).toContain('7秒後に')
    expect(describeError(new NetworkError('slower', { status: 429 })).id).toBe(
      'errors.network.busy',
    )
  })
})

describe('what no mutation says', () => {
  const idOf = (error: ShownError) => describeError(error).id

  test('is told apart by how the transport failed', () => {
    expect(idOf(new NetworkError('no answer'))).toBe('errors.network.offline')
    expect(idOf(new NetworkError('busy', { status: 503 }))).toBe('errors.network.busy')
    expect(idOf(new NetworkError('who?', { status: 401 }))).toBe('errors.unauthenticated')
    const outdated = new NetworkError('which?', { status: 400, code: 'OPERATION_UNKNOWN' })
    expect(describeError(outdated)).toEqual({ id: 'errors.outdated', wayOut: 'reload' })
    expect(idOf(new TypeError('Failed to fetch dynamically imported module: a.js'))).toBe(
      'errors.chunkLoad',
    )
    expect(idOf(new Error('a bug'))).toBe('errors.unknown')
  })

  test('has words where a type or a code is newer than this build, or a field was not asked for', () => {
    const unselected = { __typename: 'RateLimitedError' as ErrorName } as ShownError
    const newer = {
      __typename: 'PasswordError',
      code: 'REUSED',
      minLength: 8,
    } as unknown as ShownError
    const shown = [{ __typename: '%other' }, newer, unselected] as const
    expect(shown.map(idOf)).toEqual(Array(3).fill('errors.unknown'))
  })

  test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'])(
    'has words where a type or a code is %s',
    (word) => {
      const shown = [
        { __typename: word },
        { __typename: 'PasswordError', code: word, minLength: 8 },
      ] as unknown as ShownError[]
      expect(shown.map(idOf)).toEqual(Array(2).fill('errors.unknown'))
    },
  )
})
