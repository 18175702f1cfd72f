import { Text } from '#design-system/text/Text.tsx'
import preview from '#storybook/preview.tsx'
import { AccountPage } from './AccountPage.tsx'

const meta = preview.meta({
  component: AccountPage,
  args: {
    title: 'メールアドレスを変更',
    children: <Text>いまのアドレス：fan@example.com</Text>,
  },
  parameters: { layout: 'fullscreen', session: { status: 'loggedIn' } },
})

export const Default = meta.story()
export const English = meta.story({
  globals: { locale: 'en' },
  args: { title: 'Change your e-mail address', children: <Text>Now: fan@example.com</Text> },
})
