import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * A name may be written from right to left, and what stands beside it would then change its place. Messages isolate
 * what they take (`IsolatingIntl`), so names join words in messages alone; a name beside words is an element of its own.
 */

const joins = [
  // `${author.displayName}：`
  /\$\{[^{}]*(displayName|(author|user|fan|partner)\??\.name)\b[^{}]*\}/,
  // {author.displayName}： and さん{author.displayName}, but name={author.displayName}
  /(?<![={(,\s]\s*|>\s*)\{[\w.?!]*(displayName|(author|user|fan|partner)\??\.name)\}/,
  /(?<!=)\{[\w.?!]*(displayName|(author|user|fan|partner)\??\.name)\}(?!\s*<|\s*\/?>|\s+[\w-]+=)/,
]
const isJoined = (source: string) => joins.some((join) => join.test(source))

test('a name joins words in messages alone', () => {
  const files = globSync('{app,features,design-system}/**/*.{ts,tsx}').filter(
    (path) => !/__generated__|\.(test|stories)\.tsx?$/.test(path),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((path) => isJoined(readFileSync(path, 'utf8')))).toEqual([])
})

test.each([
  '`${author.displayName}：`',
  '<p>{user.displayName}さん</p>',
  '<p>推しは{fan.name}</p>',
])('refuses %s', (source) => expect(isJoined(source)).toBe(true))

test.each([
  '<p>\n  {user.displayName}\n</p>',
  '<Avatar name={user.displayName} />',
  '<Avatar\n  name={user.displayName}\n  size={48} />',
  "formatMessage({ id: 'a' }, { name: user.displayName })",
])('takes %s', (source) => expect(isJoined(source)).toBe(false))

test('whatever gives out messages isolates what they take', () => {
  const files = globSync('{app,features,platform,.storybook/decorators}/**/*.{ts,tsx}').filter(
    (path) => !/__generated__|\.(test|stories)\.tsx?$/.test(path),
  )
  const giving = files.filter((path) =>
    /<IntlProvider|createIntl\(/.test(readFileSync(path, 'utf8')),
  )
  expect(giving).toContain('app/App.tsx')
  expect(giving.filter((path) => !/<IsolatingIntl>/.test(readFileSync(path, 'utf8')))).toEqual([])
})
