import { newFan, signUp } from './support/journeys.ts'
import { expect, test } from './support/test.ts'

test('a fan sends their link, and whoever comes by it is counted and on the way', async ({
  browser,
  ouen,
}) => {
  const host = await browser.newContext({ storageState: await newFan(ouen) })
  const page = await host.newPage()
  await page.goto(`${ouen.origin}/settings`)
  await page.getByRole('link', { name: '友だちを招待' }).click()
  await expect(page.getByText('まだだれも来ていません')).toBeVisible()
  const code = await page.getByText(/^[0-9A-HJKMNP-TV-Z]{8}$/).textContent()
  // One's own code invites others.
  await page.getByLabel('お友だちの招待コード').fill(code!)
  await page.getByRole('button', { name: 'このコードを使う' }).click()
  await expect(page.getByText('ご自身のコードです')).toBeVisible()

  const guest = await (await browser.newContext()).newPage()
  await guest.goto(`${ouen.origin}/referral-code#${code}`)
  await expect(guest.getByText('招待が届いています')).toBeVisible()
  await guest.goto(`${ouen.origin}/onboarding/agree-terms`)
  await signUp(guest, ouen, 'くじら座')
  await guest.goto(`${ouen.origin}/referral-code#${code}`)
  await expect(guest.getByLabel('お友だちの招待コード')).toHaveValue(code!)
  await guest.getByRole('button', { name: 'このコードを使う' }).click()
  await expect(guest.getByText('招待のごほうびまで')).toBeVisible()
  await expect(guest.getByText(/いま0日/)).toBeVisible()

  await page.reload()
  await expect(page.getByText('1人 / 10人まで')).toBeVisible()
  await expect(page.getByText('くじら座さん')).toBeVisible()
})
