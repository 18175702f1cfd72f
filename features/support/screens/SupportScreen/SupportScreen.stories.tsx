import { expect } from 'storybook/test'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeFaqEntry, fakeInquiry, fakeReport, fan, guest, helping } from '../../fakes.ts'
import query, { type SupportScreenQuery } from './__generated__/SupportScreenQuery.graphql.ts'
import { Screen } from './SupportScreen.tsx'

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<SupportScreenQuery>({ query, data: helping() }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Guest = meta.story({
  parameters: { session: { status: 'notLoggedIn' }, relay: { data: helping(guest) } },
})
/** A fan who never asked, of a tenant that has written nothing down. */
export const Empty = meta.story({ parameters: { relay: { data: helping(fan(), []) } } })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  parameters: {
    relay: {
      data: helping(
        fan({
          inquiries: [
            fakeInquiry({
              text: 'コンビニで支払ったのに、三十分たってもコインが増えません。番号は正しく入力しました。レシートも手もとにあります。'.repeat(
                4,
              ),
            }),
          ],
          sentReports: [
            fakeReport({ note: '同じ文が何度も流れてきて、話が読めなくなっています。'.repeat(4) }),
          ],
        }),
        [
          fakeFaqEntry({
            question:
              '購入したコインと、チェックインやミッションで受け取ったコインは、それぞれいつまで使えますか',
          }),
        ],
      ),
    },
  },
})

/** Kana, width and case are one; only what holds all the words stays. */
export const Searching = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('searchbox'), 'ｺｲﾝ 期限')
    await expect(await canvas.findByText('1件見つかりました')).toBeVisible()
    await expect(canvas.queryByText('グッズはいつ届きますか')).toBeNull()
    await userEvent.click(canvas.getByText('コインに期限はありますか'))
    await expect(canvas.getByText(/180日です/)).toBeVisible()
  },
})
export const NothingFound = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('searchbox'), 'くらげ')
    await expect(await canvas.findByText('「くらげ」の答えは、まだありません')).toBeVisible()
  },
})

NothingFound.test('all questions are a press away', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'すべての質問を見る' }))
  await expect(canvas.getByRole('searchbox')).toHaveValue('')
  await expect(canvas.getByText('確認コードが届きません')).toBeVisible()
})
