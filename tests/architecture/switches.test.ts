import { globSync, readFileSync } from 'node:fs'
import { buildSchema, getNamedType, isInputObjectType } from 'graphql'
import { expect, test } from 'vitest'

/**
 * What is tapped on and off is tapped faster than the gateway answers. A choice of yes or no (`isWished`) is therefore
 * sent by `sendLatest`, or the hook over it: one request at a time a subject, and the newest choice after it.
 */

/** Whose way back is offered only once the first answer is there, or that are said once. */
const answeredFirst = new Set([
  // Undone from the toast that the answer brings.
  'deleteComment',
  'deleteMessage',
  'deletePost',
  'deleteTopic',
  // Undone from the answer's toast, or by a button that is busy until then.
  'hideMessage',
  // A stranger is let in or turned away once.
  'answerMessageRequest',
])

/** Sent one by one as they grow, though they are a number. */
const alsoSwitched = ['wavePenlights']

const fields = Object.values(
  buildSchema(readFileSync('dist/schema.graphql', 'utf8')).getMutationType()!.getFields(),
)
const choosing = fields.filter(({ args }) =>
  args.some(({ type }) => {
    const input = getNamedType(type)
    if (!isInputObjectType(input)) return false
    return Object.values(input.getFields()).some(
      (field) => /^is[A-Z]/.test(field.name) && String(field.type) === 'Boolean!',
    )
  }),
)
const sources = globSync('{features,platform,app}/**/*.{ts,tsx}')
  .filter((path) => !/__generated__|\.(test|stories)\.tsx?$|fakes\.ts$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

const sendersOf = (mutation: string) =>
  sources.filter(({ text }) =>
    new RegExp(`^\\s+${mutation}\\(input: \\$input\\) \\{`, 'm').test(text),
  )

test('what is left out is a choice, and is sent from somewhere', () => {
  const names = choosing.map(({ name }) => name)
  expect([...answeredFirst].filter((name) => !names.includes(name))).toEqual([])
})

test.each(
  [...choosing.map(({ name }) => name), ...alsoSwitched].filter((one) => !answeredFirst.has(one)),
)('%s: the last tap wins', (mutation) => {
  const senders = sendersOf(mutation)
  expect(senders.length).toBeGreaterThan(0)
  const deaf = senders.filter(({ text }) => !/\b(useLatestChoice|sendLatest)\b/.test(text))
  expect(deaf.map(({ path }) => path)).toEqual([])
})
