import { expect, fn, waitFor } from 'storybook/test'
import * as v from 'valibot'
import { CodeField } from '#design-system/code-field/CodeField.tsx'
import { TextField } from '#design-system/text-field/TextField.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { fillDraft } from '#platform/form/draft.ts'
import { useForm, type FormSubmission } from '#platform/form/useForm.ts'
import { narrow, secret, text } from '#platform/form/values.ts'
import { NetworkError } from '#platform/relay/fetch.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import preview from '#storybook/preview.tsx'
import { Form } from './Form.tsx'

const schema = v.object({
  displayName: v.pipe(
    text('errors.DisplayNameError.EMPTY'),
    v.maxGraphemes(20, 'errors.DisplayNameError.TOO_LONG'),
  ),
  phoneNumber: narrow('onboarding.contact.phoneMissing'),
  code: secret('auth.code.missing'),
})
const empty = { displayName: '', phoneNumber: '', code: '' }

type Output = v.InferOutput<typeof schema>

/** A form of three fields, one of them secret. */
function Example({ submission }: { submission: FormSubmission<Output> }) {
  const form = useForm({ schema, initial: empty, draft: 'example', submission })
  return (
    <Form
      form={form}
      submitLabel="登録する"
      busyLabel="送信しています"
      secondary={
        <Text size="small" tone="muted">
          お困りのときは<TextLink href="/help">ヘルプ</TextLink>
        </Text>
      }
    >
      <TextField {...form.field('displayName')} label="名前" autoComplete="nickname" />
      <TextField {...form.field('phoneNumber')} label="電話番号" type="tel" autoComplete="tel" />
      <CodeField {...form.field('code')} label="確認コード" />
    </Form>
  )
}

const submit = fn<FormSubmission<Output>['submit']>()

const meta = preview.meta({
  component: Example,
  args: { submission: { submit } as FormSubmission<Output> },
  beforeEach: () => void submit.mockReset(),
})

const press = ({ canvas, userEvent }: PlayTools) =>
  userEvent.click(canvas.getByRole('button', { name: '登録する' }))

const name = { name: '名前' }

export const Idle = meta.story()
export const Sending = meta.story({ args: { submission: { submit, isPending: true } } })

/** Several are wrong: they are summed up, and each line leads to its field. */
export const NothingFilledIn = meta.story({
  async play(tools) {
    const { canvas } = tools
    await press(tools)
    const sum = canvas.getByRole('link', { name: '名前を入力してください。' })
    await waitFor(() => expect(sum.closest('[tabindex]')).toHaveFocus())
    await expect(canvas.getByRole('textbox', name)).toHaveAccessibleDescription(/名前を入力して/)
    await expect(submit).not.toHaveBeenCalled()
  },
})
NothingFilledIn.test('a line leads to its field', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: /6桁のコードを/ }))
  await expect(canvas.getByRole('textbox', { name: '確認コード' })).toHaveFocus()
})

/** One is wrong: focus goes there, and what it asks for is said with its number. */
export const OneTooLong = meta.story({
  async play(tools) {
    const { canvas, userEvent } = tools
    await userEvent.type(canvas.getByRole('textbox', name), 'よ'.repeat(21))
    await userEvent.type(
      canvas.getByRole('textbox', { name: '電話番号' }),
      '０９０１２３４５６７８',
    )
    await userEvent.type(canvas.getByRole('textbox', { name: '確認コード' }), '998877')
    await press(tools)
    await waitFor(() => expect(canvas.getByRole('textbox', name)).toHaveFocus())
    await expect(canvas.getByText(/名前は20文字まで/)).toBeVisible()
    // Half width is what is shown and sent, once the field is left.
    await expect(canvas.getByRole('textbox', { name: '電話番号' })).toHaveValue('09012345678')
  },
})
OneTooLong.test('what is wrong is gone once it is changed, and it is sent', async (tools) => {
  const { canvas, userEvent } = tools
  await userEvent.clear(canvas.getByRole('textbox', name))
  await userEvent.type(canvas.getByRole('textbox', name), ' しおり ')
  await expect(canvas.queryByText(/名前は20文字まで/)).toBeNull()
  await press(tools)
  await expect(submit).toHaveBeenCalledWith(
    { displayName: 'しおり', phoneNumber: '09012345678', code: '998877' },
    expect.any(Function),
  )
  await expect(JSON.stringify(sessionStorage)).toContain('しおり')
  await expect(JSON.stringify(sessionStorage)).not.toContain('998877')
  // Sent: nothing of it is kept.
  submit.mock.lastCall?.[1]?.()
  await expect(JSON.stringify(sessionStorage)).not.toContain('しおり')
})

/** The gateway names the field. */
export const RefusedAtField = meta.story({
  args: {
    submission: {
      submit,
      error: { __typename: 'TextModerationError', field: 'displayName', values: { word: '公式' } },
    },
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('textbox', name)).toHaveFocus())
    await expect(canvas.getByRole('textbox', name)).toHaveAccessibleDescription(/「公式」/)
  },
})

/** What concerns no field stands over them. */
export const Unanswered = meta.story({
  args: {
    submission: {
      submit,
      retry: fn(),
      error: new NetworkError('The gateway could not be reached.'),
    },
  },
})

/** What was typed is there after a reload. */
export const DraftKept = meta.story({
  beforeEach: () => fillDraft('example', { displayName: 'しおり', phoneNumber: 12 }),
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox', name)).toHaveValue('しおり')
    // Of another shape, as an older build may have kept it: left alone.
    await expect(canvas.getByRole('textbox', { name: '電話番号' })).toHaveValue('')
  },
})
