import { expect, test } from 'vitest'
import { checkStories, judgeStories } from './stories.ts'

const home = 'features/store/components/Shelf'

test('a component without a story is refused', () => {
  expect(judgeStories(new Map([[home, false]]), [])).toEqual([
    `${home} has no story: write one of each state, beside it`,
  ])
})

test('one that has its story is well, and one that is excused', () => {
  expect(judgeStories(new Map([[home, true]]), [])).toEqual([])
  expect(judgeStories(new Map([[home, false]]), [home])).toEqual([])
})

test('the list of those excused only grows shorter', () => {
  expect(judgeStories(new Map([[home, true]]), [home])).toEqual([
    expect.stringContaining('has its story: take it out'),
  ])
  expect(judgeStories(new Map(), [home])).toEqual([expect.stringContaining('is gone')])
})

test('every component of the features has its story, or is excused', () => {
  expect(checkStories()).toEqual([])
})
