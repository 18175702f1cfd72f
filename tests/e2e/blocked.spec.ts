import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { logIn, signUpByApi } from './support/apiJourneys.ts'
import { newFan, openChannel } from './support/journeys.ts'
import type { Ouen } from './support/ouen.ts'
import { expect, test } from './support/test.ts'

/** What the operator types, on the data of this Ouen. */
async function type({ dataDir }: Ouen, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/user.ts', ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
  })
  return stdout
}

const userIdOf = (idToken: string) =>
  (JSON.parse(atob(idToken.split('.')[1]!)) as { sub: string }).sub

test('an operator blocks a fan who reads, beside the running Ouen, and takes it back while it is stopped', async ({
  browser,
  startOuen,
}) => {
  const ouen = await startOuen()
  const context = await browser.newContext({ storageState: await newFan(ouen) })
  const page = await context.newPage()
  const asked = page.waitForRequest((request) => Boolean(request.headers().authorization))
  await page.goto(ouen.origin)
  const idToken = (await asked).headers().authorization!.replace('Bearer ', '')
  await openChannel(page, 'ロビー')
  await type(ouen, 'block', userIdOf(idToken))
  await page.waitForURL('**/blocked')
  await context.close()

  const { fan, email } = await signUpByApi(ouen, 'もどる人')
  const userId = userIdOf(fan.idToken)
  await type(ouen, 'block', userId)
  expect((await logIn(fan, email)).status).toBe(400)
  await ouen.stop()
  expect(await type(ouen, 'unblock', userId)).toContain(`${userId} of tenant "ouen"`)
  await ouen.start()
  expect((await logIn(fan, email)).status).toBe(200)
})
