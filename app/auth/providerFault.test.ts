import { describe, expect, it } from 'vitest'
import { askingProvider, toProviderError } from './providerFault.ts'

const fault = (code: string) => Object.assign(new Error(code), { code })

describe('toProviderError', () => {
  it.each([
    ['auth/wrong-password', 'wrong-password'],
    ['auth/invalid-credential', 'wrong-password'],
    ['auth/user-not-found', 'wrong-password'],
    ['auth/email-already-in-use', 'email-already-in-use'],
    ['auth/user-disabled', 'user-disabled'],
    ['auth/network-request-failed', 'network-request-failed'],
    ['auth/too-many-requests', 'too-many-requests'],
    ['auth/requires-recent-login', 'requires-recent-login'],
    ['auth/weak-password', 'weak-password'],
    ['auth/expired-action-code', 'dead-link'],
    ['auth/never-heard-of', 'unknown'],
    ['constructor', 'unknown'],
    ['__proto__', 'unknown'],
  ])('reads %s as %s', (code, meaning) => {
    expect(toProviderError(fault(code)).code).toBe(meaning)
  })

  it('takes what is no SDK error as unknown, and keeps it as the cause', () => {
    const cause = new TypeError('x')
    expect(toProviderError(cause)).toMatchObject({ code: 'unknown', cause })
    expect(toProviderError('x').code).toBe('unknown')
  })

  it('turns a rejected call into a ProviderError', async () => {
    await expect(askingProvider(Promise.reject(fault('auth/user-disabled')))).rejects.toMatchObject(
      {
        name: 'ProviderError',
        code: 'user-disabled',
      },
    )
  })
})
