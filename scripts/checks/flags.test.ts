import { expect, test } from 'vitest'
import { checkFlags, judgeFlags } from './flags.ts'

test('the code reads each flag that it declares, and no other', () => {
  expect(checkFlags()).toEqual([])
})

test.each([
  [['a.new', 'b.old'], "useFlag('a.new')", 'declares b.old'],
  [['a.new'], "useFlag('a.new') && useFlag('c.gone')", 'reads c.gone'],
  [['a.new'], "useFlag('a.new') || useFlag(name)", 'no plain word'],
])('with %j, %s is told', (declared, source, told) => {
  const problems = judgeFlags(declared, new Map([['features/x/X.tsx', source]]))
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(told)
})
