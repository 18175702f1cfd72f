import { expect, it } from 'vitest'
import { checkTexts } from './operations.ts'

it.each([
  ['query Gone { tenant { moon } }', 'Cannot query field "moon"'],
  ['query Broken {', 'Syntax Error'],
  [
    'query Costly { tenant { community { channels { edges { node { messages { edges { node { author { id } } } } } } } } } }',
    'too much at once',
  ],
  [
    'query Deep { tenant { community { talents { id } viewerMembership { community { viewerMembership { community { viewerMembership { community { viewerMembership { community { id } } } } } } } } } } }',
    'depth limit',
  ],
])('says of %s what a gateway would', (text, problem) => {
  const [told] = checkTexts([text])
  expect(told).toContain(problem)
  expect(told).toMatch(new RegExp(`^${/^query (\w+)/.exec(text)![1]}: `))
})

it('says nothing of what a gateway would run', () => {
  expect(checkTexts(['query Good { tenant { id } }'])).toEqual([])
})
