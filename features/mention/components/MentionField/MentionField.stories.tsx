import { useState, type ComponentProps } from 'react'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { fakeImage } from '#storybook/fakeImage.ts'
import preview from '#storybook/preview.tsx'
import { atViewport } from '#storybook/viewports.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { MentionField } from './MentionField.tsx'

function Typed(props: ComponentProps<typeof MentionField>) {
  const [said, setSaid] = useState({ text: props.text, mentions: props.mentions })
  return (
    <MentionField
      {...props}
      {...said}
      onChange={(text, mentions) => {
        setSaid({ text, mentions })
        props.onChange(text, mentions)
      }}
    />
  )
}

const person = (id: string, name: string, role?: 'TALENT' | 'STAFF') => ({
  id: `user_${id}`,
  name,
  role,
  avatar: fakeImage('avatar-tram'),
})
const people = [person('komugi', '終電こむぎ'), person('luka', '夜半ルカ', 'TALENT')]

const meta = preview.meta({
  component: MentionField,
  render: (args) => <Typed {...args} />,
  args: {
    label: 'コメント',
    text: '',
    mentions: [],
    onChange: fn(),
    onKeyDown: fn(),
    findPeople: fn(() => Promise.resolve(people)),
    minRows: 2,
  },
})

export const Default = meta.story({ args: { text: 'その一両ぶんの静けさ、わかります。' } })
/** An `@` was typed: what follows the field makes room. */
export const Calling = meta.story({
  args: { text: 'おはよう ' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '@')
    await untilVisible(await canvas.findByRole('option', { name: /終電こむぎ/ }))
  },
})
Calling.test(
  'Escape shuts it for this @, and one typed anew offers people again',
  async ({ canvas }) => {
    const options = () => canvas.queryAllByRole('option').length
    await userEvent.keyboard('{Escape}')
    await expect(options()).toBe(0)
    await userEvent.keyboard('こむ')
    await expect(options()).toBe(0)
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}@')
    await canvas.findByRole('option', { name: /終電こむぎ/ })
  },
)
/** The same, as wide as a desk. */
export const CallingAtDesk = meta.story({
  args: { text: 'おはよう ' },
  globals: atViewport('desktop'),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '@')
    await untilVisible(await canvas.findByRole('option', { name: /終電こむぎ/ }))
  },
})
export const CallingNobody = meta.story({
  args: { findPeople: fn(() => Promise.resolve<typeof people>([])) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '@だれ')
    await untilVisible(await canvas.findByText(/その名前は見つかりません/))
  },
})
const long = '夜明けまで起きてる会の会長代理補佐見習'
export const LongText = meta.story({
  args: {
    text: `@${long} @Bartholomew Featherstonehaugh `,
    mentions: [
      { userId: 'user_long', start: 0, length: long.length + 1 },
      { userId: 'user_latin', start: long.length + 2, length: 30 },
    ],
  },
})
/** A name that is written from the right turns no other words. */
export const RightToLeft = meta.story({
  args: {
    text: '@نور القمر おはよう',
    mentions: [{ userId: 'user_nour', start: 0, length: 10 }],
  },
})
export const English = meta.story({
  globals: { locale: 'en' },
  args: {
    label: 'Comment',
    text: '@Anna good morning',
    mentions: [{ userId: 'user_anna', start: 0, length: 5 }],
  },
})

Calling.test('keys choose whom one means, and are nobody else’s', async ({ args, canvas }) => {
  const field = canvas.getByRole('textbox')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect(field).toHaveValue('おはよう @夜半ルカ ')
  await expect(args.onKeyDown).not.toHaveBeenCalledWith(expect.objectContaining({ key: 'Enter' }))
  await expect(canvas.getByText('夜半ルカさんに通知が届きます')).toBeVisible()
  await expect(args.onChange).toHaveBeenLastCalledWith('おはよう @夜半ルカ ', [
    { userId: 'user_luka', start: 5, length: 5 },
  ])
  await fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })
  await expect(args.onKeyDown).toHaveBeenCalledWith(expect.objectContaining({ key: 'Enter' }))
})
