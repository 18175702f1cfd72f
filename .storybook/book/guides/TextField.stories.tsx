import { TextField as Field } from '#design-system/text-field/TextField.tsx'
import preview from '../../preview.tsx'
import { page } from '../page.ts'
import { Guide } from './Guide.tsx'

const meta = preview.meta({
  tags: ['!test'],
  parameters: page.parameters,
  globals: page.globals,
})

export const TextField = meta.story({
  render: () => (
    <Guide
      name="TextField"
      what="One line of text."
      story="components-textfield--playground"
      when={['A name, an address, a code word: what is typed and fits on a line.']}
      whenNot={[
        'Several lines: TextArea.',
        'A code from an e-mail or SMS: CodeField, which takes it from the clipboard at any width.',
        'A password: PasswordField. One of a few: RadioCards. One of many: Select.',
      ]}
      examples={[
        {
          isGood: true,
          why: 'The label stays, help says why it is asked.',
          shown: <Field label="表示名" description="コミュニティで使う名前です。20文字まで。" />,
        },
        {
          isGood: false,
          why: 'A placeholder for a label: gone as soon as one types.',
          shown: <Field label="表示名" isLabelHidden placeholder="表示名" />,
        },
        {
          isGood: true,
          why: 'What is wrong, and what to do.',
          shown: (
            <Field label="郵便番号" defaultValue="123" error="7桁で入れてください。例：123-4567" />
          ),
        },
        {
          isGood: false,
          why: 'Blames, and helps nobody.',
          shown: <Field label="郵便番号" defaultValue="123" error="入力が不正です。" />,
        },
      ]}
      anatomy={[
        ['label', 'over the field, always; hidden from the eye only where the place says enough'],
        ['requiredLabel', 'the word 必須 beside it: not a star'],
        ['description', 'help that stays, between label and field'],
        ['error', 'under the field; its presence marks the field as refused'],
      ]}
      states={[
        ['error', 'A thicker edge, a sign and words: colour never speaks alone'],
        ['disabled', 'What cannot be changed now; what never can is text'],
      ]}
      keyboard={[
        ['Tab', 'Comes to it; label, help and error are read with it'],
        ['Enter', 'Sends its form, but never while an IME composes'],
      ]}
      writing={[
        'The label is a noun: メールアドレス.',
        'An error says what to type: 7桁で入れてください.',
        'Full-width digits are taken as they are typed: never ask for half-width.',
      ]}
    />
  ),
})
