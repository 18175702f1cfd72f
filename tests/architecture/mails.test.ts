import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const writers = globSync('gateway/**/*.ts').filter((file) => !/\.(test|testing)\./.test(file))

/** Every function that writes a mail, by its file: `…Mail`, of an exported one. */
const mails = writers.flatMap((file) =>
  [...read(file).matchAll(/^export (?:async )?(?:function|const) (\w+Mail)\b/gm)]
    .map(([, name]) => ({ file, name: name! }))
    // What makes a mail of a letter, names one, or sends one writes none itself.
    .filter(({ name }) => !/^(?:write|name|send)/.test(name)),
)

/** What the stories of mails take from the gateway, as `path name`. */
const told = globSync(['.storybook/mails/*.stories.tsx', 'features/*/mails/*.stories.tsx']).flatMap(
  (file) =>
    [...read(file).matchAll(/import \{([^}]*)\} from '#(gateway\/[^']+)'/g)].flatMap(
      ([, names = '', path]) => names.split(',').map((name) => `${path} ${name.trim()}`),
    ),
)

it('each mail that a fan may get has a story', () => {
  expect(mails.length).toBeGreaterThan(20)
  expect(
    mails.map(({ file, name }) => `${file} ${name}`).filter((each) => !told.includes(each)),
  ).toEqual([])
})
