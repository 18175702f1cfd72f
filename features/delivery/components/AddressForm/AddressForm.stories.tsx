import { expect, fn, waitFor } from 'storybook/test'
import type { PlayTools } from '#storybook/playTools.ts'
import type { UserErrorCode } from '#schema/types.generated.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { fakeAddress } from '../../fakes.ts'
import { AddressForm } from './AddressForm.tsx'

const jingumae = { prefecture: 'TOKYO', city: '渋谷区', town: '神宮前' } as const
const border = [
  { prefecture: 'AICHI', city: '弥富市', town: '' },
  { prefecture: 'MIE', city: '桑名郡木曽岬町', town: '' },
] as const

const meta = preview.meta({
  component: AddressForm,
  args: { onSaved: fn() },
  parameters: {
    session: { status: 'loggedIn' },
    relay: storyRelay({
      data: {
        Query: () => ({ postalTowns: [jingumae] }),
        SaveDeliveryAddressPayload: () => ({
          __typename: 'SaveDeliveryAddressSuccess',
          address: fakeAddress({ id: 'address_new' }),
          addresses: [fakeAddress({ id: 'address_new' })],
        }),
      },
    }),
  },
})

const box = ({ canvas }: PlayTools, name: RegExp) => canvas.getByRole('textbox', { name })
const press = ({ canvas, userEvent }: PlayTools) =>
  userEvent.click(canvas.getByRole('button', { name: 'この住所を保存する' }))

/** All but the postal code and what it brings. */
async function fill(tools: PlayTools) {
  const { userEvent } = tools
  await userEvent.type(box(tools, /^姓/), '髙﨑')
  await userEvent.type(box(tools, /^名/), 'ひかり')
  await userEvent.type(box(tools, /^セイ/), 'たかさき')
  await userEvent.type(box(tools, /^メイ/), 'ﾋｶﾘ')
  await userEvent.type(box(tools, /電話番号/), '０９０ー１２３４ー５６７８')
}

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })

/** All that is missing is summed up. */
export const NothingFilledIn = meta.story({
  async play(tools) {
    await press(tools)
    await untilVisible(await tools.canvas.findByText('9か所をご確認ください。'))
    await expect(tools.args.onSaved).not.toHaveBeenCalled()
  },
})

/** The seventh digit fills in the rest; what stands there is left to the fan. */
export const FilledByPostalCode = meta.story({
  async play(tools) {
    const { canvas, userEvent } = tools
    await userEvent.type(box(tools, /郵便番号/), '150-0001')
    await waitFor(() => expect(box(tools, /市区町村/)).toHaveValue('渋谷区'))
    await expect(canvas.getByRole('combobox', { name: /都道府県/ })).toHaveValue('TOKYO')
    await userEvent.type(box(tools, /町域・番地/), '1-2-3')
    await expect(box(tools, /町域・番地/)).toHaveValue('神宮前1-2-3')
  },
})
FilledByPostalCode.test(
  'it is saved in one form, whatever keyboard it was typed with',
  async (tools) => {
    await fill(tools)
    await tools.userEvent.tab()
    await expect(box(tools, /^セイ/)).toHaveValue('タカサキ')
    await expect(box(tools, /^メイ/)).toHaveValue('ヒカリ')
    await expect(box(tools, /電話番号/)).toHaveValue('090-1234-5678')
    await press(tools)
    await waitFor(() => expect(tools.args.onSaved).toHaveBeenCalledWith('address_new'))
  },
)

/** One code, several towns: the fan says which. */
export const SeveralTowns = meta.story({
  parameters: { relay: { data: { Query: () => ({ postalTowns: [...border] }) } } },
  async play(tools) {
    const { canvas, userEvent } = tools
    await userEvent.type(box(tools, /郵便番号/), '4980000')
    const towns = await canvas.findByRole('combobox', { name: /^町域/ })
    await expect(box(tools, /市区町村/)).toHaveValue('')
    await userEvent.selectOptions(towns, '桑名郡木曽岬町')
    await expect(box(tools, /市区町村/)).toHaveValue('桑名郡木曽岬町')
    await expect(canvas.getByRole('combobox', { name: /都道府県/ })).toHaveValue('MIE')
  },
})

/** Another code after the first: what that had filled in goes at once, whatever is known of the new one. */
export const OfAnotherCode = meta.story({
  parameters: {
    relay: {
      data: {
        Query: () => ({
          postalTowns: ({ postalCode }) => (postalCode === '4980000' ? [...border] : [jingumae]),
        }),
      },
    },
  },
  async play(tools) {
    const { canvas, canvasElement, userEvent } = tools
    const code = box(tools, /郵便番号/)
    await userEvent.type(code, '1500001')
    await waitFor(() => expect(box(tools, /市区町村/)).toHaveValue('渋谷区'))
    await userEvent.type(box(tools, /町域・番地/), '1-2-3')
    // Only a region that stood there before it was filled is read out.
    const told = canvasElement.querySelector('[aria-live="polite"]')
    await expect(told).toHaveTextContent('')
    await userEvent.clear(code)
    await userEvent.type(code, '4980000')
    await untilVisible(await canvas.findByText(/前の住所を消しました/))
    await expect(told).toHaveTextContent(/前の住所を消しました/)
    await expect(canvas.getByRole('combobox', { name: /都道府県/ })).toHaveValue('')
    await expect(box(tools, /市区町村/)).toHaveValue('')
    await expect(box(tools, /町域・番地/)).toHaveValue('1-2-3')
  },
})

/** Full-width digits come by way of an IME: they are looked up when the field is left. */
export const UnknownCode = meta.story({
  parameters: { relay: { data: { Query: () => ({ postalTowns: [] }) } } },
  async play(tools) {
    const { canvas, userEvent } = tools
    await userEvent.type(box(tools, /郵便番号/), '９９９９９９９')
    await expect(canvas.queryByText(/見つかりません/)).toBeNull()
    await userEvent.tab()
    await untilVisible(await canvas.findByText(/見つかりません/))
    await expect(box(tools, /郵便番号/)).toHaveValue('9999999')
  },
})

/** It can be typed all the same. */
export const LookUpFailed = meta.story({
  parameters: { relay: { outcome: { usePostalTownsQuery: 'error' } } },
  async play(tools) {
    await tools.userEvent.type(box(tools, /郵便番号/), '1500001')
    await untilVisible(await tools.canvas.findByText(/調べられませんでした/))
  },
})

/** The gateway names the field, and what it does not take. */
const refused = (field: string, label: RegExp, code: UserErrorCode, words: RegExp) => ({
  parameters: {
    relay: {
      data: {
        SaveDeliveryAddressPayload: () => ({
          __typename: 'DestinationError' as const,
          field,
          code,
          maxLength: 40,
        }),
      },
    },
  },
  async play(tools: PlayTools) {
    await tools.userEvent.type(box(tools, /郵便番号/), '1500001')
    await waitFor(() => expect(box(tools, /市区町村/)).toHaveValue('渋谷区'))
    await fill(tools)
    await press(tools)
    await waitFor(() => expect(box(tools, label)).toHaveFocus())
    await expect(box(tools, label)).toHaveAccessibleDescription(words)
  },
})
export const TooLong = meta.story(refused('city', /市区町村/, 'TOO_LONG', /40文字まで/))
export const Missing = meta.story(refused('city', /市区町村/, 'EMPTY', /./))
export const Unreadable = meta.story(refused('street', /町域・番地/, 'UNREADABLE', /./))
export const NotKatakana = meta.story(
  refused('familyNameKana', /^セイ/, 'NOT_KATAKANA', /全角カタカナ/),
)
export const NotAPostalCode = meta.story(
  refused('postalCode', /郵便番号/, 'NOT_A_POSTAL_CODE', /郵便番号は7桁/),
)
export const NotAPhoneNumber = meta.story(
  refused('phoneNumber', /電話番号/, 'NOT_A_PHONE_NUMBER', /電話番号をご確認/),
)
