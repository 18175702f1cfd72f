import { expect, fn, within } from 'storybook/test'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fanData, guestData } from '../../fakes.ts'
import query, { type SettingsScreenQuery } from './__generated__/SettingsScreenQuery.graphql.ts'
import { Screen } from './SettingsScreen.tsx'

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    impossible: {
      Empty: 'What a browser keeps has a value always; without an account it is Guest.',
    },
    session: { status: 'loggedIn' },
    relay: storyRelay<SettingsScreenQuery>({ query, data: fanData() }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const Guest = meta.story({
  parameters: { session: { status: 'notLoggedIn' }, relay: { data: guestData } },
})
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const FailedOnDesktop = meta.story({
  globals: atViewport('desktop'),
  parameters: { relay: { failing: ['Viewer.user'] } },
})
export const OnTablet = meta.story({ globals: atViewport('tablet') })
export const GuestOnDesktop = meta.story({
  globals: atViewport('desktop'),
  parameters: { session: { status: 'notLoggedIn' }, relay: { data: guestData } },
})
export const English = meta.story({ globals: { locale: 'en' } })
export const LongText = meta.story({
  parameters: { relay: { data: fanData('灯台のふもとで待つひよこ隊の新人') } },
})
export const Quiet = meta.story({ globals: { palette: 'mono', grey: 'sand' } })
export const SigningOut = meta.story({
  parameters: { session: { status: 'loggedIn', signOut: () => new Promise(() => undefined) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ログアウトする' }))
    await expect(canvas.getByText('ログアウトしています')).toBeInTheDocument()
  },
})
export const SigningOutFailed = meta.story({
  parameters: { session: { status: 'loggedIn', signOut: fn(() => Promise.reject(new Error())) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ログアウトする' }))
    await expect(await canvas.findByRole('alert')).toBeInTheDocument()
  },
})

Default.test('dresses the page at once, and keeps the choice', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'スカイ' }))
  await userEvent.click(canvas.getByRole('radio', { name: 'セージ' }))
  await expect(document.documentElement.dataset).toMatchObject({ palette: 'sky', grey: 'sage' })
  await expect(document.cookie).toContain('palette=sky')
  await expect(document.cookie).toContain('grey=sage')
})

Default.test('gives each row a sign that no other has', async ({ canvas }) => {
  const rows = canvas.getAllByRole('listitem').map((item) => within(item).getByRole('link'))
  const signs = rows.map((row) => row.querySelector('path')!.getAttribute('d'))
  await expect(rows).toHaveLength(23)
  await expect(new Set(signs).size).toBe(rows.length)
})

Default.test('says a sum once, and what the rows of a group have in common', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'お支払いの上限 ¥10,000' })).toBeInTheDocument()
  const headings = canvas.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)
  await expect(headings).toEqual([
    '表示',
    'お買い物とお支払い',
    'ログインと個人情報',
    '通知とつながり',
    '招待・ヘルプ',
  ])
})

Failed.test('still leads a fan to what is theirs, and out', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'パスワードを変更' })).toBeInTheDocument()
  await expect(canvas.getByRole('button', { name: 'ログアウトする' })).toBeInTheDocument()
})
