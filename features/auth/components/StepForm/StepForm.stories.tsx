import { fn } from 'storybook/test'
import { Banner } from '#design-system/banner/Banner.tsx'
import { TextField } from '#design-system/text-field/TextField.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { Text } from '#design-system/text/Text.tsx'
import preview from '#storybook/preview.tsx'
import { StepForm } from './StepForm.tsx'

const meta = preview.meta({
  component: StepForm,
  args: {
    children: <TextField label="招待コード" description="英数字8文字" />,
    submitLabel: '使う',
    busyLabel: '送信しています',
    isBusy: false,
    onSubmit: fn(),
    problem: null,
  },
})

export const Idle = meta.story()
export const Sending = meta.story({ args: { isBusy: true } })
/** What is wrong stands over the fields, other ways stand under the main one. */
export const RefusedWithOtherWays = meta.story({
  args: {
    notice: <Banner tone="danger">通信できません。接続をご確認ください。</Banner>,
    secondary: (
      <>
        <Text size="small">
          <TextLink href="/password-reset">パスワードを忘れた方</TextLink>
        </Text>
        <Text size="small" tone="muted">
          はじめての方は<TextLink href="/onboarding">新規登録</TextLink>
        </Text>
      </>
    ),
  },
})
