import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { injectedStyles } from './injectedStyles.ts'

it('names every style that react-aria adds to a page', () => {
  const sources = globSync('node_modules/react-aria/dist/private/**/*.mjs').map((file) =>
    readFileSync(file, 'utf8'),
  )
  const injected = sources.flatMap((source) =>
    [...source.matchAll(/style\.textContent = `([^`]*)`/g)].map(([, text]) =>
      text!.replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, 'data-react-aria-pressable').trim(),
    ),
  )
  expect(injected.toSorted()).toEqual(injectedStyles.toSorted())
})
