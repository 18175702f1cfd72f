import { channelsOf, messagesAfter, signUpByApi } from './support/apiJourneys.ts'
import { newFan, openChannel, say, saying } from './support/journeys.ts'
import { builtGateway } from './support/ouen.ts'
import { expect, test, type Page } from './support/test.ts'

/** What is written and not sent: until it is known who is here it is under way, without a network it waits. */
const unsent = (page: Page) => page.getByRole('log').getByText(/送信待ち|送信中/)

test('what is written without a gateway goes out by itself, in order and once each', async ({
  browser,
  startOuen,
}) => {
  const ouen = await startOuen({}, builtGateway, { isDurable: true })
  const { fan: reader } = await signUpByApi(ouen, '読む人')
  const lobby = (await channelsOf(reader)).find(({ name }) => name === 'ロビー')!
  const said = async () =>
    (await messagesAfter(reader, lobby.id, lobby.lastSeq)).map(({ text }) => text)

  const context = await browser.newContext({ storageState: await newFan(ouen) })
  const page = await context.newPage()
  await page.goto(ouen.origin)
  await openChannel(page, 'ロビー')

  // Without a network from the moment that the room is open, and back.
  await context.setOffline(true)
  for (const text of ['圏外の一', '圏外の二', '圏外の三']) await say(page, text)
  await expect(unsent(page)).toHaveCount(3)
  await context.setOffline(false)
  await expect(unsent(page)).toHaveCount(0)
  await expect.poll(said).toEqual(['圏外の一', '圏外の二', '圏外の三'])

  // The process dies, and the page is loaded anew in another tab once it is back: not in the talk, but at home.
  await ouen.kill()
  for (const text of ['停電の一', '停電の二']) await say(page, text)
  await expect(unsent(page)).toHaveCount(2)
  await page.close()
  await ouen.start()
  const another = await context.newPage()
  await another.goto(ouen.origin)
  await expect.poll(said).toEqual(['圏外の一', '圏外の二', '圏外の三', '停電の一', '停電の二'])

  // Nothing is left to be sent again, and the talk shows each once.
  await openChannel(another, 'ロビー')
  await expect(saying(another, '停電の二')).toHaveCount(1)
  await expect(unsent(another)).toHaveCount(0)
  await another.reload()
  await expect(saying(another, '停電の二')).toHaveCount(1)
  expect(await said()).toHaveLength(5)
  await context.close()
})
