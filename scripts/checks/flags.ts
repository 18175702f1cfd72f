import { globSync, readFileSync } from 'node:fs'
import { flagNames } from '../../rules/flags.ts'

const isTest = /\.(test|stories)\.tsx?$/

/** Flags that are declared and read by nothing, and flags that are read and declared nowhere. */
export function checkFlags(): string[] {
  const sources = globSync('{app,features,platform}/**/*.{ts,tsx}').filter(
    (path) => !isTest.test(path),
  )
  return judgeFlags(flagNames, new Map(sources.map((path) => [path, readFileSync(path, 'utf8')])))
}

/** The same of these flags and these sources, by their paths. */
export function judgeFlags(
  declared: readonly string[],
  sources: ReadonlyMap<string, string>,
): string[] {
  const read = [...sources].flatMap(([path, text]) =>
    [...text.matchAll(/\buseFlag\(\s*(?:'([^']*)')?/g)].map(([, name]) => ({ path, name })),
  )
  return [
    ...declared
      .filter((name) => !read.some((each) => each.name === name))
      .map(
        (name) =>
          `rules/flags.ts declares ${name}, and nobody reads it: take it out, with what it kept apart`,
      ),
    ...read.flatMap(({ path, name }) => {
      if (path === 'platform/flags/flags.ts' || declared.includes(name ?? '')) return []
      return name === undefined
        ? `${path} reads a flag by no plain word: name it there, so that it can be found`
        : `${path} reads ${name}, which rules/flags.ts does not declare`
    }),
  ]
}
