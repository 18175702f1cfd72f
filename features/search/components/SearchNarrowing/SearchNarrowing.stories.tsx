import { graphql } from 'react-relay'
import { expect, waitFor } from 'storybook/test'
import { foundPeople } from '#features/people/fakes.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { atViewport } from '#storybook/viewports.ts'
import { finding } from '../../fakes.ts'
import { SearchNarrowing } from './SearchNarrowing.tsx'

const knowing = (override: Parameters<typeof finding>[1] = {}) => {
  const { Community, User } = finding([], { people: foundPeople, ...override })
  return { Node: Community, Community, User }
}
const showing = (override: Parameters<typeof finding>[1]) => ({
  relay: { data: knowing(override) },
})

const meta = preview.meta({
  component: SearchNarrowing,
  args: {
    ...given('community'),
    asked: { words: 'ラジオ', kind: 'TALK' as const },
    isGuest: false,
  },
  parameters: {
    ...fragmentStory(
      graphql`
        query SearchNarrowingStoryQuery {
          node(id: "community_yoiyami") {
            ...SearchNarrowing_community
              @arguments(personId: "user_kujira", hasPerson: true)
              @alias(as: "community")
          }
        }
      `,
      knowing(),
    ),
    session: { status: 'loggedIn' },
  },
})

export const Default = meta.story()
export const Guest = meta.story({ args: { isGuest: true } })
const chosen = {
  words: '',
  kind: 'TALK' as const,
  authorId: 'user_kujira',
  since: '2026-11-20',
  hasPicture: true,
}
export const Chosen = meta.story({ args: { asked: chosen } })
export const ChosenInEnglish = meta.story({
  globals: { locale: 'en' },
  args: { asked: { ...chosen, since: '2025-12-24', until: '2026-11-20' } },
})
/** There is no such person: the way to take them off stays. */
export const UnknownPerson = meta.story({
  args: { asked: chosen },
  parameters: showing({ person: null }),
})
export const ChoosingPerson = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '人' }))
    await userEvent.type(canvas.getByRole('searchbox'), 'くじら')
    await expect(await canvas.findByRole('link', { name: /くじら/ })).toBeVisible()
  },
})
export const NobodyOfThatName = meta.story({
  parameters: showing({ people: [] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '人' }))
    await userEvent.type(canvas.getByRole('searchbox'), 'くじら')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('見つかりません'))
  },
})
export const PeopleNotRead = meta.story({
  parameters: { relay: { outcome: { useNamedPeopleQuery: 'error' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '人' }))
    await userEvent.type(canvas.getByRole('searchbox'), 'くじら')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('さがせません'))
  },
})
export const ChoosingDays = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '期間' }))
    await expect(canvas.getByRole('link', { name: '今日' })).toHaveAttribute(
      'href',
      expect.stringContaining('since=2026-11-20'),
    )
  },
})

export const ChoosingDaysDesktop = meta.story({
  globals: atViewport('desktop'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '期間' }))
    await expect(canvas.getByRole('link', { name: '今週' })).toBeVisible()
  },
})

ChoosingDays.test('takes no days that are turned around', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('この日から'), '2026-11-20')
  await userEvent.type(canvas.getByLabelText('この日まで'), '2026-11-01')
  await expect(canvas.getByText('はじめの日より後の日にしてください。')).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'この期間でさがす' })).toBeDisabled()
})

Chosen.test('says what each chip takes off, and leads there', async ({ canvas }) => {
  const person = canvas.getByRole('link', { name: /くじら.*をはずす/ })
  await expect(person).not.toHaveAttribute('href', expect.stringContaining('by='))
  await expect(person).toHaveAttribute('href', expect.stringContaining('has=picture'))
})
