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

type Told = {
  /** Which mail, as `path name`. */
  mail: string
  /** What the stories file calls it, filled in: `const won = told(wonMail(…))`, `const paid = orderPaidMail(…)`. */
  as: string
  /** In which languages that stands in an exported story, or in what all of them are given. */
  languages: readonly string[]
}

/** What the stories of mails make of the gateway's mails. */
const told = globSync(['.storybook/mails/*.stories.tsx', 'features/*/mails/*.stories.tsx']).flatMap(
  (file): Told[] => {
    const text = read(file)
    const paths = new Map(
      [...text.matchAll(/^import \{([^}]*)\} from '#(gateway\/[^']+)'/gm)].flatMap(
        ([, names = '', path = '']) => names.split(',').map((name) => [name.trim(), path] as const),
      ),
    )
    // As they are formatted, a statement goes on for as long as lines are indented or close a bracket.
    const statements = text.match(/^(?:const|export const) .*(?:\n(?: +\S|[)}\]]).*)*/gm) ?? []
    const shown = statements.filter((each) => /^export|^const meta\b/.test(each)).join('\n')
    return statements.flatMap((statement) => {
      const [, as, filled = ''] =
        /^const (\w+) = ((?:told(?:In)?\(|\w+Mail\()[^]*)/.exec(statement) ?? []
      const name = /\b\w+Mail\b/.exec(filled)?.[0]
      const path = name === undefined ? undefined : paths.get(name)
      if (as === undefined || path === undefined) return []
      const languages = ['ja', 'en'].filter((each) =>
        new RegExp(`\\b${as}\\.${each}\\b`).test(shown),
      )
      return [{ mail: `${path} ${name}`, as, languages }]
    })
  },
)

it('each mail that a fan may get has a story in each language', () => {
  expect(mails.length).toBeGreaterThan(20)
  const isWhole = (mail: string) =>
    told.some((each) => each.mail === mail && each.languages.length === 2)
  expect(mails.map(({ file, name }) => `${file} ${name}`).filter((each) => !isWhole(each))).toEqual(
    [],
  )
})

it('each way that a mail is filled in for the stories stands in one', () => {
  expect(told.filter(({ languages }) => languages.length === 0)).toEqual([])
})

it('what is told in both languages is shown in both', () => {
  const text = read('.storybook/mails/Mails.stories.tsx')
  const names = [...text.matchAll(/^const (\w+) = told(?:In)?\(/gm)].map(([, name]) => name!)
  expect(names.length).toBeGreaterThan(20)
  const stories = names.flatMap((name) => [`meta.story(${name}.ja)`, `meta.story(${name}.en)`])
  expect(stories.filter((story) => !text.includes(story))).toEqual([])
})
