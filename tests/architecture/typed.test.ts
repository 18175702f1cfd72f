import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What changes a field's text where the browser's undo does not see it. */
const unseenByUndo =
  /\.setRangeText\(|\b(?:field|area|input|textarea)(?:\.current!?)?\.value = (?!'')/

/** Who does, and why. */
const allowed = {
  'platform/typing/insertText.ts': 'where a browser has no other way',
  'app/earlyInput.ts': 'a field that React adopts: what was typed before',
  'platform/clipboard/copyText.ts': 'a field that nobody sees',
}

test('what is written into a field by the program can be undone by the browser', () => {
  const sources = globSync('{app,features,platform,design-system}/**/*.{ts,tsx}').filter(
    (path) => !/__generated__|\.(stories|test|isolated\.test)\./.test(path),
  )
  expect(sources.length).toBeGreaterThan(500)
  const writing = sources.filter((path) => unseenByUndo.test(readFileSync(path, 'utf8')))
  expect(writing.toSorted()).toEqual(Object.keys(allowed).toSorted())
})

test.each(["area.setRangeText('🎉', 0, 0, 'end')", "field.current!.value = 'おはよう'"])(
  '%s is refused',
  (source) => expect(unseenByUndo.test(source)).toBe(true),
)

test.each(["field.value = ''", 'insertText(field, text)'])('%s is a way', (source) =>
  expect(unseenByUndo.test(source)).toBe(false),
)
