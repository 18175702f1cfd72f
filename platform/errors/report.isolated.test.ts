import { expect, test, vi } from 'vitest'
import { reportError, startReporting } from './report.ts'

test('keeps what came before the service was there, and sends on what comes after', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const early = new Error('early')
  const late = new Error('late')
  reportError(early, { level: 'fatal', details: { url: 'https://ouen.example/' } })
  const send = vi.fn<(report: unknown) => void>()
  startReporting(send)
  reportError(late, { level: 'info' })
  expect(send.mock.calls).toEqual([
    [{ error: early, level: 'fatal', details: { url: 'https://ouen.example/' } }],
    [{ error: late, level: 'info', details: {} }],
  ])
  expect(said.mock.calls).toEqual([[early]])
  said.mockRestore()
})
