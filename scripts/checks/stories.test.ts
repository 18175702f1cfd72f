import { expect, test } from 'vitest'
import { checkStories, excused, judgeStories } from './stories.ts'

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

/** How many were excused when the check was made. Lower it with the list. */
const most = 114

test('the list of those excused only grows shorter', () => {
  expect(new Set(excused).size).toBe(excused.length)
  expect(excused.length).toBeLessThanOrEqual(most)
})

test('every component of the features has its story, or is excused', () => {
  expect(checkStories()).toEqual([])
})
