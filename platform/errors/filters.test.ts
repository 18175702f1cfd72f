import { describe, expect, test } from 'vitest'
import { isSupportedBrowser, isWorthReporting } from './filters.ts'

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'
const stacktrace = { frames: [{}] }
const eventOf = (type: string, value: string) => ({
  exception: { values: [{ type, value, stacktrace }] },
})

test('reports a fault of ours', () => {
  const event = eventOf('TypeError', 'undefined is not a function')
  expect(isWorthReporting(event, new TypeError('undefined is not a function'), chrome)).toBe(true)
})

describe('drops what tells of no fault', () => {
  test.each([
    ['NetworkError', 'The gateway could not be reached.'],
    ['TypeError', 'Failed to fetch'],
    ['TypeError', 'Load failed'],
    ['FirebaseError', 'Firebase: Error (auth/popup-closed-by-user).'],
    ['FirebaseError', 'Firebase: Error (auth/cancelled-popup-request).'],
    ['FirebaseError', 'Firebase: Error (auth/popup-blocked).'],
    ['FirebaseError', 'Firebase: Error (auth/credential-already-in-use).'],
    ['FirebaseError', 'Firebase: Error (auth/network-request-failed).'],
    ['ProviderError', 'The sign-in provider refused: network-request-failed.'],
    ['TypeError', 'Failed to fetch dynamically imported module: https://ouen.example/assets/a.js'],
    ['TypeError', 'error loading dynamically imported module: https://ouen.example/assets/a.js'],
    ['TypeError', 'Importing a module script failed.'],
    ['Error', 'Unable to preload CSS for /assets/a.css'],
  ])('%s: %s', (type, value) => {
    expect(isWorthReporting(eventOf(type, value), undefined, chrome)).toBe(false)
  })

  test('an event without a stack', () => {
    const event = { exception: { values: [{ type: 'Error', value: 'Script error.' }] } }
    expect(isWorthReporting(event, undefined, chrome)).toBe(false)
    expect(isWorthReporting({}, undefined, chrome)).toBe(false)
  })

  test('an event from a browser that is too old', () => {
    const event = eventOf('SyntaxError', 'Unexpected token ?')
    expect(isWorthReporting(event, undefined, chrome.replace('131', '90'))).toBe(false)
  })
})

describe('knows which browsers are supported', () => {
  test.each([
    [chrome, true],
    [`${chrome} Edg/131.0.0.0`, true],
    [`${chrome} Edg/110.0.0.0`, false],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', true],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:78.0) Gecko/20100101 Firefox/78.0', false],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      true,
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 14_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/14.0.3 Mobile/15E148 Safari/604.1',
      false,
    ],
    ['Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko', false],
    ['A browser that nobody has heard of', true],
  ])('%s: %s', (userAgent, isSupported) => {
    expect(isSupportedBrowser(userAgent)).toBe(isSupported)
  })
})
