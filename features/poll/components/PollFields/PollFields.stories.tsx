import { useState, type ComponentProps } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { emptyPoll, type PollDraft } from '../../drafts/pollDraft.ts'
import { PollFields } from './PollFields.tsx'

/** The fields with what is typed into them. */
function TypedPoll({ poll, onChange, ...rest }: ComponentProps<typeof PollFields>) {
  const [typed, setTyped] = useState(poll)
  const change = (next: PollDraft) => {
    setTyped(next)
    onChange(next)
  }
  return <PollFields poll={typed} onChange={change} {...rest} />
}

const meta = preview.meta({
  component: PollFields,
  args: { poll: emptyPoll, onChange: fn(), onDiscard: fn() },
  render: (args) => <TypedPoll {...args} />,
})

const asking = (...choices: string[]): PollDraft => ({ ...emptyPoll, choices })

export const Default = meta.story({ args: { poll: asking('朝型', '夜型') } })
export const Empty = meta.story()
/** As many as there may be. */
export const Full = meta.story({
  args: { poll: { choices: ['春', '夏', '秋', '冬'], duration: 'WEEK' } },
})
export const LongText = meta.story({
  args: {
    poll: asking('灯台のてっぺんから日の出まで三人で見る会をもう', '雨の音だけを一時間ながす'),
  },
})
/** It was to be sent, and can't be yet. */
export const Wrong = meta.story({
  args: { poll: asking('ラジオ', 'らじお', '', 'あ'.repeat(27)), isAsked: true },
})
/** The house denies a word of it. */
export const Refused = meta.story({
  args: {
    poll: asking('朝型', '夜型'),
    refusal: { choice: '夜型', words: '使えない言葉が入っています。' },
  },
})
export const English = meta.story({
  args: { poll: asking('Early bird', '', '') },
  globals: { locale: 'en' },
})

Empty.test('grows to four choices, and shrinks to two', async ({ canvas, userEvent }) => {
  const add = () => canvas.getByRole('button', { name: '選択肢を増やす' })
  await userEvent.click(add())
  await userEvent.click(add())
  await expect(canvas.queryByRole('button', { name: '選択肢を増やす' })).toBeNull()
  await userEvent.type(canvas.getByRole('textbox', { name: '選択肢4' }), '冬')
  await userEvent.click(canvas.getByRole('button', { name: '選択肢1を消す' }))
  await expect(canvas.getByRole('textbox', { name: '選択肢3' })).toHaveValue('冬')
  await expect(add()).toHaveFocus()
  await userEvent.click(canvas.getByRole('button', { name: '選択肢1を消す' }))
  await expect(canvas.queryByRole('button', { name: /を消す/ })).toBeNull()
  await expect(canvas.getAllByRole('textbox')).toHaveLength(2)
})

Empty.test('says what is wrong with a choice once it is left', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: '選択肢1' }), 'ねこ')
  await userEvent.type(canvas.getByRole('textbox', { name: '選択肢2' }), 'ネコ')
  await expect(canvas.queryByText(/ほかの選択肢と同じです/)).toBeNull()
  await userEvent.tab()
  await expect(canvas.getByText(/ほかの選択肢と同じです/)).toBeVisible()
  await userEvent.type(canvas.getByRole('textbox', { name: '選択肢2' }), 'の手')
  await expect(canvas.queryByText(/ほかの選択肢と同じです/)).toBeNull()
})

Empty.test('is given up by its button', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '質問をやめる' }))
  await expect(args.onDiscard).toHaveBeenCalledOnce()
})

Refused.test('says so at its choice, wherever that stands, until it is changed', async (story) => {
  const { canvas, userEvent } = story
  await userEvent.click(canvas.getByRole('button', { name: '選択肢を増やす' }))
  await userEvent.click(canvas.getByRole('button', { name: '選択肢1を消す' }))
  const denied = canvas.getByRole('textbox', { name: '選択肢1' })
  await expect(denied).toHaveAccessibleDescription('使えない言葉が入っています。')
  await userEvent.type(denied, '人間')
  await expect(canvas.queryByText('使えない言葉が入っています。')).toBeNull()
})
