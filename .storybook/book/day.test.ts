import { globSync, readFileSync } from 'node:fs'
import { getStorySortParameter } from 'storybook/internal/csf-tools'
import { expect, it } from 'vitest'
import { day } from './day.ts'

const named = day.flatMap(({ features }) => features)

it('names each feature once, and none that is gone', () => {
  expect(new Set(named).size).toBe(named.length)
  const known = globSync('features/*/').map((folder) => folder.split('/')[1])
  expect(named.filter((feature) => !known.includes(feature))).toEqual([])
})

it('is the order in which the sidebar has them', () => {
  const { order } = getStorySortParameter(readFileSync('.storybook/preview.tsx', 'utf8'))
  expect(order[order.indexOf('Features') + 1]).toEqual(named)
})
