import { ApiFan } from './support/apiFan.ts'
import { agreeTerms, finishSignUp, run } from './support/apiJourneys.ts'
import type { Ouen } from './support/ouen.ts'
import { connectAsOwner } from './support/owner.ts'
import { expect, test } from './support/test.ts'

const number = '09012345678'
const recipient = '+819012345678'

/** The newest code that was texted: behind a proxy nobody is shown the inbox. */
async function newestCode(ouen: Ouen): Promise<string> {
  const owner = await connectAsOwner(ouen)
  const { rows } = await owner.query<{ body: string }>(
    'select body from inbox_message where recipient = $1 order by sent_at desc limit 1',
    [recipient],
  )
  await owner.end()
  return /\d{6}/.exec(rows[0]?.body ?? '')![0]
}

test('a fan whose number strangers flooded with codes logs in all the same', async ({
  page,
  startOuen,
}) => {
  const ouen = await startOuen({ TRUSTED_PROXIES: '1' })
  const fan = new ApiFan(ouen, '203.0.113.1')
  await agreeTerms(fan, number)
  await run(fan, 'submitConfirmCodeMutation', { code: await newestCode(ouen) })
  await finishSignUp(fan, 'みつかった人')

  const ask = (index: number) =>
    run(new ApiFan(ouen, `198.51.100.${index}`), 'phoneSendLogInCodeMutation', {
      phoneNumber: number,
    })
  for (let index = 1; index < 20; index += 1)
    expect((await ask(index)).__typename).toBe('SendSmsCodeSuccess')
  expect(await ask(20)).toMatchObject({ __typename: 'SendSmsCodeError', code: 'LIMIT' })

  await page.goto(`${ouen.origin}/onboarding/login`)
  await page.getByText('電話番号', { exact: true }).click()
  await page.getByLabel('携帯電話の番号').fill(number)
  await page.getByRole('button', { name: 'コードを送る' }).click()
  const code = page.getByLabel(/確認コード/)
  await expect(code).toBeVisible()
  await code.fill(await newestCode(ouen))
  await page.waitForURL(`${ouen.origin}/`)
})
