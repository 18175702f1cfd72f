import { expect, it, vi } from 'vitest'
import { createMemoryRouter } from 'react-router-dom'
import { releaseQueries } from './releaseQueries.ts'

it('lets go of the query of a screen that was left, and of no other', async () => {
  const query = () => ({ dispose: vi.fn<() => void>() })
  const [layout, home, chat, nextChat] = [query(), query(), query(), query()]
  const chats = [chat, nextChat]
  const router = createMemoryRouter([
    {
      loader: () => layout,
      shouldRevalidate: () => false,
      children: [
        { path: '/', loader: () => home },
        { path: '/chat/:id', loader: () => chats.shift() },
        { path: '/plain', loader: () => null },
      ],
    },
  ])
  await vi.waitFor(() => expect(router.state.initialized).toBe(true))
  releaseQueries(router)
  const released = () =>
    [layout, home, chat, nextChat].map(({ dispose }) => dispose.mock.calls.length)
  await router.navigate('/chat/1')
  expect(released()).toEqual([0, 1, 0, 0])
  await router.navigate('/chat/2')
  expect(released()).toEqual([0, 1, 1, 0])
  await router.navigate('/plain')
  expect(released()).toEqual([0, 1, 1, 1])
})
