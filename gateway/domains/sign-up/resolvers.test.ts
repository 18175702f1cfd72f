import { createYoga } from 'graphql-yoga'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { domains } from '../../domains.generated.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { createGatewaySchema } from '../../platform/graphql/schema.ts'
import { setStage, type Browser, type TestContext } from './testing.ts'

let stage: TestContext
const yoga = createYoga<GatewayContext>({
  schema: createGatewaySchema(domains),
  maskedErrors: false,
})
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.clear())

async function run(browser: Browser, query: string, variables: Record<string, unknown> = {}) {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  }
  const response = await yoga.fetch('http://localhost/graphql', init, browser.request())
  const { data, errors }: { data?: unknown; errors?: object[] } = await response.json()
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}

const signUpFields = `
  step contactKind hasAccount
  code { sentTo sentAt expiresAt resendableAt triesLeft }`
const start = `mutation ($input: StartSignUpInput!) {
  startSignUp(input: $input) {
    __typename
    ... on SignUpSuccess { signUp { ${signUpFields} } }
    ... on UserError { field }
  }
}`
const input = {
  contact: { kind: 'EMAIL', value: 'hina@example.com' },
  birthDate: '2000-04-01',
  termsVersion: '2026-11-01',
  privacyVersion: '2026-11-01',
  guardianConsent: false,
}

test('tells a browser all it needs to wait for the code', async () => {
  const browser = stage.browser()
  const signUp = {
    step: 'CONFIRMATION_CODE',
    contactKind: 'EMAIL',
    hasAccount: false,
    code: {
      sentTo: 'hina@example.com',
      sentAt: '2026-11-20T03:00:00.000Z',
      resendableAt: '2026-11-20T03:01:00.000Z',
      expiresAt: '2026-11-20T03:10:00.000Z',
      triesLeft: 5,
    },
  }
  expect(await run(browser, start, { input })).toEqual({
    startSignUp: { __typename: 'SignUpSuccess', signUp },
  })
  const viewer = `{ viewer { signUp { ${signUpFields} } } }`
  expect(await run(browser, viewer)).toEqual({ viewer: { signUp } })
  expect(await run(stage.browser(), viewer)).toEqual({ viewer: { signUp: null } })
})

test('names the field at fault', async () => {
  const contact = { kind: 'PHONE', value: '12' }
  expect(await run(stage.browser(), start, { input: { ...input, contact } })).toEqual({
    startSignUp: { __typename: 'ContactError', field: 'contact' },
  })
})

test('goes from a code to a fan with a name and a picture', async () => {
  const browser = stage.browser('203.0.113.9')
  const contact = { kind: 'EMAIL', value: 'luka@example.com' }
  await run(browser, start, { input: { ...input, contact } })
  const code = await stage.codeFor('luka@example.com')
  const confirm = `mutation ($code: String!) {
    confirmSignUpCode(input: { code: $code }) { ... on SignUpSuccess { signUp { step code { triesLeft } } } }
  }`
  expect(await run(browser, confirm, { code })).toEqual({
    confirmSignUpCode: { signUp: { step: 'PASSWORD', code: null } },
  })
  const password = `mutation { setSignUpPassword(input: { password: "ながいながい合言葉" }) {
    ... on SignUpAccountSuccess { customToken signUp { step hasAccount } }
  } }`
  expect(await run(browser, password)).toEqual({
    setSignUpPassword: {
      customToken: expect.any(String),
      signUp: { step: 'PROFILE_SETTING', hasAccount: true },
    },
  })
  browser.signIn(await stage.identity.findUserIdByEmail('red', 'luka@example.com'))
  const profile = `mutation { setSignUpProfile(input: { displayName: "るか", drawnAvatar: "penguin" }) {
    ... on SignUpSuccess { signUp { step } }
  } }`
  expect(await run(browser, profile)).toEqual({
    setSignUpProfile: { signUp: { step: 'REFERRAL_CODE' } },
  })
  const user = `{ viewer { user { displayName avatar { url alt } role(communityId: "community_1") } } }`
  expect(await run(browser, user)).toEqual({
    viewer: {
      user: {
        displayName: 'るか',
        avatar: { url: '/art/penguin.webp', alt: 'ペンギン' },
        role: null,
      },
    },
  })
})
