import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFan, setStage, type TestContext } from '../sign-up/testing.ts'
import { updateCountryOfResidence, viewerAccount } from './service.ts'

let stage: TestContext
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.clear())

test('a fan says where they live, and another fan’s country stays', async () => {
  const [browser, other] = [stage.browser('203.0.113.1'), stage.browser('203.0.113.2')]
  await createFan(stage, browser, 'lives@example.com')
  await createFan(stage, other, 'elsewhere@example.com')
  expect(await viewerAccount(browser.request())).toMatchObject({
    countryOfResidence: null,
    birthDate: '2000-04-01',
  })
  const input = { countryOfResidence: 'TW' }
  expect(await updateCountryOfResidence(browser.request(), input)).toMatchObject({
    __typename: 'UpdateCountryOfResidenceSuccess',
    account: input,
  })
  expect(await viewerAccount(browser.request())).toMatchObject(input)
  expect(await viewerAccount(other.request())).toMatchObject({ countryOfResidence: null })
})

test('what is no country is refused, and so is a guest', async () => {
  const browser = stage.browser('203.0.113.3')
  await createFan(stage, browser, 'nowhere@example.com')
  for (const countryOfResidence of ['ZZ', 'jp', '', 'JPN'])
    expect(await updateCountryOfResidence(browser.request(), { countryOfResidence })).toEqual({
      __typename: 'CountryError',
      field: 'countryOfResidence',
      code: 'INVALID',
    })
  expect(await viewerAccount(browser.request())).toMatchObject({ countryOfResidence: null })
  expect(
    await updateCountryOfResidence(stage.browser().request(), { countryOfResidence: 'JP' }),
  ).toEqual({ __typename: 'UnauthenticatedError' })
})
