import { TextField } from '#design-system/text-field/TextField.tsx'
import preview from '#storybook/preview.tsx'
import { StepFrame } from './StepFrame.tsx'

const meta = preview.meta({
  component: StepFrame,
  args: {
    tenantName: 'よいやみ放送局',
    heading: 'なんとお呼びしましょう',
    lead: 'チャットで、みなさんに表示される名前です。',
    children: <TextField label="名前" description="0 / 20文字" />,
  },
  parameters: { layout: 'fullscreen' },
})

export const PartOfTheSignUp = meta.story({ args: { progress: { current: 4, total: 6 } } })
export const OnItsOwn = meta.story({ args: { lead: undefined } })
export const LongText = meta.story({
  args: {
    tenantName: '夜ふかし灯台とおはよう温室の放送局',
    heading: 'ようこそ、灯台のふもとで待つひよこ隊の新人さん。推しはもうお決まりですか',
    lead: '推しを選ぶと、画面がその色に染まります。あとからいつでも変えられますので、いまの気持ちでお選びください。',
    progress: { current: 11, total: 12 },
  },
})
