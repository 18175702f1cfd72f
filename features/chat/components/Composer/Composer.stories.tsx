import { useState, type ComponentProps, type ReactNode } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, type within } from 'storybook/test'
import { fakeImage } from '#storybook/fakeImage.ts'
import { tell } from '#storybook/listening.ts'
import preview from '#storybook/preview.tsx'
import { atViewport } from '#storybook/viewports.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { insertText } from '#platform/typing/insertText.ts'
import { noMentions } from '#features/mention/index.ts'
import { Composer } from './Composer.tsx'

function Typed(props: ComponentProps<typeof Composer>) {
  const [said, setSaid] = useState({ text: props.text, mentions: props.mentions ?? noMentions })
  return (
    <Composer {...props} {...said} onChange={(text, mentions) => setSaid({ text, mentions })} />
  )
}

const meta = preview.meta({
  component: Composer,
  render: (args) => <Typed {...args} />,
  args: { channelName: 'ロビー', text: '', onChange: fn(), onSend: fn() },
})

export const Empty = meta.story()
export const Default = meta.story({ args: { text: '時報、今夜は3秒はずれました' } })
export const LongText = meta.story({
  args: { text: 'おたよりを書いていたら、長くなりました。\n'.repeat(9) },
})
export const NearTheLimit = meta.story({ args: { text: 'あ'.repeat(964) } })
export const OverTheLimit = meta.story({ args: { text: 'あ'.repeat(1012) } })

const pictures = (count: number) => ({
  count,
  onAdd: fn(),
  tray: <div>{`写真${count}枚`}</div>,
})
export const WithPictures = meta.story({ args: { text: '', pictures: pictures(2) } })
/** Those that were chosen are still read. */
export const ReadingPictures = meta.story({
  args: { text: 'これ見て', pictures: { ...pictures(0), tray: null, isReading: true } },
})
export const TooManyPictures = meta.story({ args: { pictures: pictures(5) } })
/** Files are held over the page. */
export const Dropping = meta.story({
  args: { pictures: pictures(0) },
  play: async ({ canvas }) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['x'], 'sea.png', { type: 'image/png' }))
    await tell(document.body, new DragEvent('dragenter', { dataTransfer, bubbles: true }))
    await canvas.findByText('ここで放すと、写真を追加します')
  },
})

Dropping.test('takes what is dropped, and what is pasted', async ({ args, canvas }) => {
  const dataTransfer = new DataTransfer()
  const file = new File(['x'], 'sea.png', { type: 'image/png' })
  dataTransfer.items.add(file)
  const dropped = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
  await tell(document.body, dropped)
  await expect(dropped.defaultPrevented).toBe(true)
  await expect(args.pictures!.onAdd).toHaveBeenLastCalledWith([file])
  await waitFor(() => expect(canvas.queryByText('ここで放すと、写真を追加します')).toBeNull())
  canvas.getByRole('textbox').focus()
  await userEvent.paste(dataTransfer)
  await expect(args.pictures!.onAdd).toHaveBeenCalledTimes(2)
  // A file may come with its name.
  dataTransfer.items.add('sea.png', 'text/plain')
  await userEvent.paste(dataTransfer)
  await expect(args.pictures!.onAdd).toHaveBeenCalledTimes(3)
  // A word processor brings a picture of the words.
  dataTransfer.items.add('<b>sea</b>', 'text/html')
  await userEvent.paste(dataTransfer)
  await expect(args.pictures!.onAdd).toHaveBeenCalledTimes(3)
})

ReadingPictures.test('sends nothing without what was chosen', async ({ args, canvas }) => {
  await fireEvent.keyDown(canvas.getByRole('textbox'), { key: 'Enter', keyCode: 13 })
  await userEvent.click(canvas.getByRole('button', { name: '送信する' }))
  await expect(args.onSend).not.toHaveBeenCalled()
})

WithPictures.test('sends pictures without a word', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: '送信する' }))
  await expect(args.onSend).toHaveBeenCalledWith('')
})

Default.test(
  'sends on Enter, and not on the Enter that confirms a conversion',
  async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox')
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 13, isComposing: true })
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 13, shiftKey: true })
    await expect(args.onSend).not.toHaveBeenCalled()
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })
    await expect(args.onSend).toHaveBeenCalledWith('時報、今夜は3秒はずれました')
  },
)

OverTheLimit.test('keeps what is too long, and sends nothing', async ({ args, canvas }) => {
  await fireEvent.keyDown(canvas.getByRole('textbox'), { key: 'Enter', keyCode: 13 })
  await expect(args.onSend).not.toHaveBeenCalled()
  await expect(canvas.getByText('12文字オーバー')).toBeVisible()
})

Default.test('puts an emoji where the cursor is, and one writes on', async ({ canvas }) => {
  const field = canvas.getByRole<HTMLTextAreaElement>('textbox')
  field.setSelectionRange(2, 2)
  await userEvent.click(canvas.getByRole('button', { name: '絵文字をえらぶ' }))
  const search = await screen.findByRole('searchbox', { name: '絵文字をさがす' })
  await userEvent.type(search, 'うでどけい')
  await userEvent.click(await screen.findByRole('option', { name: '腕時計' }))
  await waitFor(() => expect(field).toHaveFocus())
  await expect(field).toHaveValue('時報⌚、今夜は3秒はずれました')
  await userEvent.keyboard('！')
  await expect(field).toHaveValue('時報⌚！、今夜は3秒はずれました')
})

const person = (id: string, name: string, role?: 'TALENT' | 'STAFF') => ({
  id: `user_${id}`,
  name,
  role,
  avatar: fakeImage('avatar-tram'),
})
const people = [
  person('komugi', '終電こむぎ'),
  person('luka', '夜半ルカ', 'TALENT'),
  person('kujira', 'くじら座β'),
  person('staff', '放送局スタッフ', 'STAFF'),
]
const longPeople = [
  person('long', '夜明けまで起きてる会の会長代理補佐見'),
  person('latin', 'Bartholomew Featherstonehaugh'),
  ...Array.from({ length: 5 }, (_, at) => person(`${at}`, `${at + 1}番めのともだち`)),
]
/** At the bottom, as in a room. */
const calling = (text: string, found: readonly (typeof people)[number][]) => ({
  args: {
    text: '',
    findPeople: fn(() => Promise.resolve(found)),
    tellsMentioned: true,
  },
  decorators: [
    (Story: () => ReactNode) => (
      <div style={{ paddingBlockStart: 300 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
    await userEvent.type(canvas.getByRole('textbox'), text)
  },
})
/** An `@` was typed: those who talk here. */
export const Calling = meta.story({
  ...calling('おはよう @', people),
  play: async (story) => {
    await calling('おはよう @', people).play(story)
    await untilVisible(await story.canvas.findByRole('option', { name: /終電こむぎ/ }))
  },
})
/** The same, as wide as a desk. */
export const CallingAtDesk = meta.story({
  ...calling('おはよう @', people),
  globals: atViewport('desktop'),
  play: async (story) => {
    await calling('おはよう @', people).play(story)
    await untilVisible(await story.canvas.findByRole('option', { name: /終電こむぎ/ }))
  },
})
export const CallingLongNames = meta.story({
  ...calling('＠', longPeople),
  play: async (story) => {
    await calling('＠', longPeople).play(story)
    await untilVisible((await story.canvas.findAllByRole('option'))[0]!)
  },
})
/** Nobody has talked here yet. */
export const CallingInAQuietRoom = meta.story({
  ...calling('@', []),
  play: async (story) => {
    await calling('@', []).play(story)
    await untilVisible(await story.canvas.findByText(/名前を入力すると/))
  },
})
export const CallingNobody = meta.story({
  ...calling('@だれ', []),
  play: async (story) => {
    await calling('@だれ', []).play(story)
    await untilVisible(await story.canvas.findByText(/その名前は見つかりません/))
  },
})
/** Two are called. */
export const Called = meta.story({
  args: {
    text: '@終電こむぎ @くじら座β おはよう',
    mentions: [
      { userId: 'user_komugi', start: 0, length: 6 },
      { userId: 'user_kujira', start: 7, length: 6 },
    ],
    tellsMentioned: true,
  },
})
/** One more than a message takes is not offered. */
export const CalledAsManyAsMayBe = meta.story({
  ...calling('@', people),
  args: {
    ...calling('@', people).args,
    text: '@あ '.repeat(10),
    mentions: Array.from({ length: 10 }, (_, at) => ({
      userId: 'user_a',
      start: at * 3,
      length: 2,
    })),
  },
  play: async (story) => {
    await calling('@', people).play(story)
    await untilVisible(await story.canvas.findByText(/10人まで/))
  },
})

Calling.test(
  'keys choose whom one means, and what is said names them',
  async ({ args, canvas }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox')
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      canvas.getAllByRole('option')[0]!.id,
    )
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}')
    await expect(field).toHaveValue('おはよう @夜半ルカ ')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(canvas.getByText('夜半ルカさんに通知が届きます')).toBeVisible()
    await expect(args.onSend).not.toHaveBeenCalled()
    // By the browser: what it wrote itself, the keys of a test know nothing of.
    insertText(field, 'さん')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).toHaveBeenCalledWith('おはよう @夜半ルカ さん', [
      { userId: 'user_luka', start: 5, length: 5 },
    ])
  },
)

Calling.test(
  'undo takes a name back with whom it mentions, and redo brings both',
  async (story) => {
    const { args, canvas } = story
    const field = canvas.getByRole('textbox')
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('おはよう @終電こむぎ ')
    document.execCommand('undo')
    await expect(field).toHaveValue('おはよう @')
    await expect(canvas.queryByText(/通知が届きます/)).toBeNull()
    document.execCommand('redo')
    await expect(field).toHaveValue('おはよう @終電こむぎ ')
    await expect(canvas.getByText('終電こむぎさんに通知が届きます')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).toHaveBeenCalledWith('おはよう @終電こむぎ', [
      { userId: 'user_komugi', start: 5, length: 6 },
    ])
  },
)

Called.test(
  'undo brings back who was deleted; a name typed by hand calls nobody',
  async (story) => {
    const field = story.canvas.getByRole<HTMLTextAreaElement>('textbox')
    field.focus()
    field.setSelectionRange(0, 13)
    document.execCommand('delete')
    await expect(story.canvas.queryByText(/通知が届きます/)).toBeNull()
    document.execCommand('undo')
    await expect(story.canvas.getByText(/終電こむぎさん.*くじら座βさん/)).toBeVisible()
    document.execCommand('redo')
    insertText(field, '@終電こむぎ @くじら座β', 0, 0)
    await expect(field).toHaveValue('@終電こむぎ @くじら座β おはよう')
    await expect(story.canvas.queryByText(/通知が届きます/)).toBeNull()
  },
)

Calling.test('a tap chooses, and the field keeps the focus', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('option', { name: /くじら座β/ }))
  await expect(canvas.getByRole('textbox')).toHaveFocus()
  document.execCommand('delete')
  document.execCommand('delete')
  await expect(canvas.getByRole('textbox')).toHaveValue('おはよう @くじら座')
  await expect(canvas.queryByText(/通知が届きます/)).toBeNull()
})

Calling.test('Escape shuts it, and Enter sends what stands there', async ({ args, canvas }) => {
  await userEvent.keyboard('{Escape}')
  await expect(canvas.queryByRole('listbox')).toBeNull()
  await userEvent.keyboard('{Enter}')
  await expect(args.onSend).toHaveBeenCalledWith('おはよう @')
})

Calling.test('keys that choose a conversion choose nobody', async ({ args, canvas }) => {
  const field = canvas.getByRole('textbox')
  for (const key of ['Enter', 'Tab', 'ArrowDown', 'Escape']) {
    await fireEvent.keyDown(field, { key, keyCode: 229 })
    await fireEvent.keyDown(field, { key, isComposing: true })
  }
  await expect(field).toHaveValue('おはよう @')
  await expect(canvas.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true')
  await expect(args.onSend).not.toHaveBeenCalled()
})
