import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { finding, foundPeople } from '../../fakes.ts'
import { PersonPicker } from './PersonPicker.tsx'

const meta = preview.meta({
  component: PersonPicker,
  args: { asked: { words: 'ラジオ', kind: 'TALK' as const } },
  parameters: {
    relay: storyRelay({ data: finding([], { people: foundPeople }) }),
    session: { status: 'loggedIn' },
  },
})

export const Default = meta.story()
export const Found = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'る')
    await expect(await canvas.findByRole('link', { name: /夜半ルカ/ })).toHaveAttribute(
      'href',
      expect.stringContaining('by=user_luka'),
    )
  },
})
/** The name is being looked up: nothing is said of it. */
export const Looking = meta.story({
  parameters: { relay: { outcome: 'pending' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'る')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})
