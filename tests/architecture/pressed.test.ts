import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * A button tells its state once. Where `aria-pressed` says it, its name stays as it is, or a reader says both:
 * 「フォロー中、オン」. Where its words say it (`pressedLabel` of a ToggleButton), nothing else does.
 */

/** What names a button. */
const naming = ['label', 'accessibleName', 'aria-label', 'title']

type Tag = { name: string; attributes: ReadonlyMap<string, string>; end: number }

/** The opening tags of a source, with what stands in the braces of each of their attributes. */
function* tagsOf(source: string): Generator<Tag> {
  for (const { 1: name, index } of source.matchAll(/<([A-Za-z]+)(?=[\s>])/g)) {
    const attributes = new Map<string, string>()
    let at = index + name!.length + 1
    while (at < source.length) {
      const rest = source.slice(at)
      const next = /^\s*(?:([\w-]+)=\{|[\w-]+(?:="[^"]*")?|\{)/.exec(rest)
      if (!next) break
      at += next[0].length
      if (!next[0].endsWith('{')) continue
      const end = closingOf(source, at)
      attributes.set(next[1] ?? '', source.slice(at, end))
      at = end + 1
    }
    if (/^\s*\/?>/.test(source.slice(at))) yield { name: name!, attributes, end: at }
  }
}

/** Where the brace closes that was opened before `from`. */
function closingOf(source: string, from: number): number {
  let [depth, at] = [1, from]
  for (; at < source.length; at++) {
    if (source[at] === '{') depth++
    if (source[at] === '}') depth--
    if (depth === 0) break
  }
  return at
}

/** What a name is made of: the expression itself, and those of the constants in it. */
function madeOf(expression: string, source: string): string {
  const words = new Set(expression.match(/\b[a-zA-Z]\w*\b/g))
  const constants = [
    ...source.matchAll(/\bconst (\w+) = ([^]*?)\n(?= {0,8}(?:const|return|\}|$))/gm),
  ]
  const used = constants.filter(([, name]) => words.has(name!)).map(([, , value]) => value!)
  return [expression, ...used].join('\n')
}

/** The pressed buttons of a source whose name changes with what `aria-pressed` says. */
function toldTwice(source: string): string[] {
  return [...tagsOf(source)].flatMap(({ name, attributes, end }) => {
    const isToggle = name === 'ToggleButton' && !attributes.has('pressedLabel')
    const state = attributes.get('aria-pressed') ?? (isToggle && attributes.get('isPressed'))
    if (!state || state.includes('undefined')) return []
    const named = naming.flatMap((each) => attributes.get(each) ?? [])
    // What stands in it is its name only where it has no other.
    const inside = /^[^]*?<\/button>/.exec(source.slice(end))?.[0] ?? ''
    if (name === 'button' && named.length === 0) named.push(...textsOf(inside))
    return named.some((each) => changesWith(state, madeOf(each, source))) ? [state] : []
  })
}

/** The words in a button, without its signs. */
const textsOf = (inside: string) =>
  [...inside.matchAll(/\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}/g)]
    .map(([, expression]) => expression!)
    .filter((expression) => /intl\.|FormattedMessage|'[^']*[^\x00-\x7f]/.test(expression))

const changesWith = (state: string, made: string) =>
  made.replace(/\s+/g, ' ').includes(`${state.replace(/\s+/g, ' ')} ?`)

test('what is told by aria-pressed is not told by the name too', () => {
  const files = globSync('{app,design-system,features,platform}/**/*.tsx').filter(
    (file) => !file.endsWith('.stories.tsx'),
  )
  const pressed = files.filter((file) =>
    [...tagsOf(readFileSync(file, 'utf8'))].some(
      ({ name, attributes }) => name === 'ToggleButton' || attributes.has('aria-pressed'),
    ),
  )
  // All that say it in their source are read.
  const saying = files.filter((file) =>
    /<ToggleButton|aria-pressed=/.test(readFileSync(file, 'utf8')),
  )
  expect(pressed).toEqual(saying)
  expect(saying.length).toBeGreaterThan(10)
  const refused = files.flatMap((file) =>
    toldTwice(readFileSync(file, 'utf8')).map((state) => `${file}: ${state}`),
  )
  expect(refused).toEqual([])
})

test.each([
  `<ToggleButton label={intl.formatMessage({ id: isOn ? 'a' : 'b' })} isPressed={isOn} />`,
  `const label = isOn ? 'a' : 'b'\n  return <ToggleButton\n label={t(label)} isPressed={isOn} />`,
  `<ToggleButton label={a} accessibleName={t(isOn ? 'a' : 'b', { name })} isPressed={isOn} />`,
  `<IconButton icon="sound" label={t(isOn ? 'a' : 'b')} aria-pressed={isOn} onClick={go} />`,
  `<button type="button" aria-pressed={at === it} aria-label={at === it ? 'a' : 'b'}>`,
  `<button aria-pressed={isOn}><Icon name="a" />{intl.formatMessage({ id: isOn ? 'a' : 'b' })}</button>`,
])('%s is refused', (source) => {
  expect(toldTwice(source)).toHaveLength(1)
})

test.each([
  `<ToggleButton label={a} pressedLabel={b} accessibleName={isOn ? 'a' : 'b'} isPressed={isOn} />`,
  `<IconButton icon={isOn ? 'sound' : 'mute'} label={t('sound')} aria-pressed={isOn} />`,
  `<button aria-pressed={isOn}><Icon name={isOn ? 'a' : 'b'} />{intl.formatMessage({ id: 'a' })}</button>`,
  `<button onClick={go}>{intl.formatMessage({ id: isOn ? 'a' : 'b' })}</button>`,
])('%s is a way', (source) => {
  expect(toldTwice(source)).toEqual([])
})
