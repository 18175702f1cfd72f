import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { fakeImage } from '#storybook/fakeImage.ts'
import preview from '#storybook/preview.tsx'
import { Suggestions } from './Suggestions.tsx'
import { useChoice } from './useChoice.ts'
import type { Suggestion } from './useSuggestions.ts'

const words = (text: string): Suggestion => ({ kind: 'words', id: `words ${text}`, words: text })
const hashtag = (name: string, count: number): Suggestion => ({
  kind: 'hashtag',
  id: `hashtag ${name}`,
  href: '/',
  name,
  count,
})
const person = (
  displayName: string,
  role: 'MEMBER' | 'TALENT' | 'STAFF',
  isSubscriber = false,
): Suggestion => ({
  kind: 'person',
  id: `user ${displayName}`,
  href: '/',
  person: {
    user: { id: displayName, displayName, avatar: fakeImage('avatar-whale') },
    membership: { role, isSubscriber },
  },
})
const room = (name: string): Suggestion => ({ kind: 'room', id: `room ${name}`, href: '/', name })

const meta = preview.meta({
  component: Suggestions,
  args: {
    id: 'suggestions',
    suggestions: [
      words('港の朝'),
      hashtag('港の朝', 12),
      person('港のみなと', 'MEMBER', true),
      person('港の案内', 'STAFF'),
      room('港の部屋'),
    ],
    active: -1,
    onPick: fn(),
  },
})

export const Default = meta.story()
/** The keys are at the third. */
export const Active = meta.story({ args: { active: 2 } })
export const LongText = meta.story({
  globals: { locale: 'en' },
  args: {
    suggestions: [
      words('the recording of the night when nobody wanted to be the first to say good night'),
      hashtag('the_night_when_nobody_wanted_to_be_the_first', 200),
      person('The Assistant to the Deputy Chair of the Society of Those Still Awake', 'MEMBER'),
      room('A room for everybody who is still awake at dawn and has nothing more to say'),
    ],
  },
})

const before = [words('港の朝'), words('港の昼'), words('港の夜')]

/** What is known here stands at once; what the gateway knows comes beside it. */
function Arriving({ onPick }: { onPick: (suggestion: Suggestion) => void }) {
  const [suggestions, setSuggestions] = useState(before)
  const choice = useChoice(suggestions, '港', onPick)
  const arrive = () => setSuggestions([room('港の部屋'), hashtag('港の朝', 12), ...before.slice(1)])
  return (
    <>
      <input aria-label="ことば" onKeyDown={choice.onKeyDown} />
      <button type="button" onClick={arrive}>
        届く
      </button>
      <Suggestions id="s" suggestions={suggestions} active={choice.index} onPick={onPick} />
    </>
  )
}

export const ChosenBefore = meta.story({ render: ({ onPick }) => <Arriving onPick={onPick} /> })
ChosenBefore.test('what the keys chose stays chosen as others come', async (story) => {
  const { args, canvas, userEvent } = story
  const field = canvas.getByRole('textbox')
  await userEvent.click(field)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  const chosen = () => canvas.queryByRole('option', { selected: true })
  await expect(chosen()).toHaveTextContent('港の昼')
  await userEvent.click(canvas.getByRole('button', { name: '届く' }))
  await expect(chosen()).toHaveTextContent('港の昼')
  await userEvent.click(field)
  await userEvent.keyboard('{Enter}')
  await expect(args.onPick).toHaveBeenCalledWith(before[1])
})
ChosenBefore.test('what is gone is chosen no more', async ({ args, canvas, userEvent }) => {
  const field = canvas.getByRole('textbox')
  await userEvent.click(field)
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.click(canvas.getByRole('button', { name: '届く' }))
  await expect(canvas.queryByRole('option', { selected: true })).toBeNull()
  await userEvent.click(field)
  await userEvent.keyboard('{Enter}')
  await expect(args.onPick).not.toHaveBeenCalled()
})
