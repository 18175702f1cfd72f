import { defaultFlags } from '#rules/flags.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AppSettings } from '../settings.ts'
import { startAnalytics } from './startAnalytics.ts'

const settings: AppSettings = {
  tenantId: 'ouen',
  locale: 'ja',
  theme: { mode: 'light', palette: 'green', grey: 'gray' },
  gatewayOrigin: 'https://ouen.example',
  origin: 'https://ouen.example',
  isGetEnabled: true,
  isClosedCommunity: false,
  flags: defaultFlags,
  userId: 'user_01',
  autoTranslation: 'true',
  identity: { apiKey: 'key', projectId: 'ouen', authDomain: 'ouen.example' },
  analytics: {},
}

type Script = { src: string; addEventListener: (name: string, listener: () => void) => void }

let page = '/'
let goTo: (path: string) => void
const scripts: string[] = []
const watch = {
  page: () => page,
  onPage: (listener: () => void) => {
    goTo = (path) => {
      page = path
      listener()
    }
  },
}

beforeEach(() => {
  page = '/'
  scripts.length = 0
  vi.useFakeTimers()
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', {
    createElement: (): Script => ({ src: '', addEventListener: () => undefined }),
    head: { append: (script: Script) => void scripts.push(script.src) },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('says language, translation, who looks, and each page once', () => {
  startAnalytics(settings, watch)
  goTo('/messages')
  goTo('/messages')
  goTo('/')
  const view = (path: string) => ({ event: 'page_view', page: path, tenantId: 'ouen' })
  expect(window.dataLayer).toEqual([
    { event: 'language', language: 'ja' },
    { event: 'auto_translation', auto_translation: true },
    { event: 'user_properties', user_properties: { login_status: 'fan' } },
    view('/'),
    view('/messages'),
    view('/'),
  ])
  expect(scripts).toEqual([])
})

test('both tag systems at once are an error', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  startAnalytics({ ...settings, analytics: { tagManagerId: 'GTM-1', gtagId: 'G-1' } }, watch)
  expect(String(said.mock.calls[0]?.[0])).toContain('Both tag systems are on')
})

test('one tag system is none', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  startAnalytics({ ...settings, analytics: { tagManagerId: 'GTM-1' } }, watch)
  expect(said).not.toHaveBeenCalled()
  expect(scripts).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-1'])
})

test('no tag is loaded where the address holds a secret', () => {
  page = '/password-reset'
  startAnalytics({ ...settings, analytics: { tagManagerId: 'GTM-1' } }, watch)
  expect(scripts).toEqual([])
  goTo('/')
  goTo('/messages')
  expect(scripts).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-1'])
})

test('the consent tool comes after a second, not before', () => {
  const consentToolUrl = 'https://consent.example/tool.js'
  startAnalytics({ ...settings, analytics: { consentToolUrl } }, watch)
  vi.advanceTimersByTime(999)
  expect(scripts).toEqual([])
  vi.advanceTimersByTime(1)
  expect(scripts).toEqual([consentToolUrl])
})
