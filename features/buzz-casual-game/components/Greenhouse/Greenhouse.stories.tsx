import { expect, fn, waitFor, within } from 'storybook/test'
import { standingIn } from '#storybook/decorators/withMachine.tsx'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { atViewport } from '#storybook/viewports.ts'
import { playedFor } from '../../fakes.ts'
import { greenhouseMachine } from '../../machines/greenhouseMachine.ts'
import { lessonDeal, lessons } from '../../machines/lessons.ts'
import { plant } from '#rules/games/greenhouse/greenhouse.ts'
import { greenhouseTables } from '#rules/games/greenhouse/tables.ts'
import { Greenhouse } from './Greenhouse.tsx'
import { Title } from './Title.tsx'

type Context = ReturnType<typeof playedFor>
type Value = 'title' | 'trying' | 'learned' | 'playing' | 'over'

const standing = (value: Value, context: Context) => ({
  parameters: { machine: { start: () => standingIn(greenhouseMachine, { value, context }) } },
})
const lesson = (number: number, isLearned = false) => {
  const { house, at } = lessons[number]!
  return standing(isLearned ? 'learned' : 'trying', {
    lesson: number,
    dealt: lessonDeal,
    inputs: [],
    isCounted: false,
    house: isLearned ? plant(house, at, lessonDeal, greenhouseTables) : house,
  })
}

const title = (
  <Title standing="open" isStarting={false} onStart={fn()} onPractice={fn()} onLearn={fn()} />
)

const meta = preview.meta({
  component: Greenhouse,
  args: { ...given('actor'), title, tick: () => 600_000, onPractice: fn() },
})

const onDesktop = { globals: atViewport('desktop') }

/** What each state shows has stories of its own; here is the one that it is in. */
export const Opening = meta.story({ ...standing('title', playedFor(0)), ...onDesktop })
export const Trying = meta.story({ ...lesson(1), ...onDesktop })
export const Learned = meta.story({ ...lesson(1, true), ...onDesktop })
export const MidGame = meta.story({ ...standing('playing', playedFor(19)), ...onDesktop })
export const MidGameEnglish = meta.story({
  ...standing('playing', playedFor(19)),
  globals: { locale: 'en' },
})
export const Practised = meta.story({
  ...standing('over', playedFor(40, { isCounted: false })),
  ...onDesktop,
})

/** The garden is one stop for Tab, and the last turn's end is told. */
export const OneTabStop = meta.story({
  ...standing('playing', playedFor(39)),
  ...onDesktop,
  args: { saving: '記録しています' },
  async play({ canvas, userEvent }) {
    const garden = canvas.getByRole('grid')
    await userEvent.tab()
    await expect(within(garden).getByRole('button', { name: /^1行1列/ })).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowRight}{ArrowDown}')
    await expect(within(garden).getByRole('button', { name: /^2行5列/ })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'いったん閉じる' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(within(garden).getByRole('button', { name: /^2行5列/ })).toHaveFocus()
    await userEvent.click(within(garden).getAllByRole('button', { name: /空き$/ })[0]!)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    await expect(canvas.getByRole('status')).toHaveTextContent(/植えました.*育ちました.*点/)
  },
})

/** Arrow keys go from cell to cell, and Enter plants. */
export const ByKeyboard = meta.story({
  ...standing('playing', playedFor(0)),
  async play({ canvas, userEvent }) {
    canvas.getByRole('button', { name: '1行1列、空き' }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}')
    await expect(canvas.queryByRole('button', { name: '2行2列、空き' })).not.toBeInTheDocument()
    await expect(canvas.getByText('39')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('2行2列に')
  },
})
