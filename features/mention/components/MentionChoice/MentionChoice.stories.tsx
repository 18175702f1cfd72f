import { expect, fn } from 'storybook/test'
import { fakeImage } from '#storybook/fakeImage.ts'
import preview from '#storybook/preview.tsx'
import { atViewport } from '#storybook/viewports.ts'
import { MentionChoice } from './MentionChoice.tsx'

const person = (id: string, name: string, role?: 'TALENT' | 'STAFF') => ({
  id: `user_${id}`,
  name,
  role,
  avatar: fakeImage('avatar-tram'),
})

const meta = preview.meta({
  component: MentionChoice,
  args: {
    id: 'people',
    people: [
      person('komugi', '終電こむぎ'),
      person('luka', '夜半ルカ', 'TALENT'),
      person('staff', '放送局スタッフ', 'STAFF'),
    ],
    active: 0,
    note: undefined,
    onPick: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', marginBlockStart: 280 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story()
export const AtDesk = meta.story({ args: { active: 1 }, globals: atViewport('desktop') })
/** Whose names wear the moon, one of them a talent's. */
export const OfSubscribers = meta.story({
  args: {
    people: [
      { ...person('komugi', '終電こむぎ'), isSubscriber: true },
      { ...person('luka', '夜半ルカ', 'TALENT'), isSubscriber: true },
      person('kujira', 'くじら座β'),
    ],
  },
})
export const LongText = meta.story({
  args: {
    active: 7,
    people: [
      person('long', '夜明けまで起きてる会の会長代理補佐見習', 'STAFF'),
      person('latin', 'Bartholomew Featherstonehaugh'),
      ...Array.from({ length: 6 }, (_, at) => person(`${at}`, `${at + 1}番めのともだち`)),
    ],
  },
})
/** Nobody has talked here yet. */
export const Quiet = meta.story({ args: { people: [], note: 'quiet' } })
export const Nobody = meta.story({ args: { people: [], note: 'none' } })
export const AsManyAsMayBe = meta.story({ args: { people: [], note: 'full' } })

Default.test('a tap takes one', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('option', { name: /夜半ルカ/ }))
  await expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ id: 'user_luka' }))
})
