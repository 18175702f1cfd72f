import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

type Dictionary = Record<string, string>

/**
 * Words: the same ids and the same arguments in both languages, no id in two features, none that is
 * used but not written, none that is written but not used.
 */
export async function checkMessages(): Promise<string[]> {
  const problems: string[] = []
  const owners = new Map<string, string>()
  for (const file of globSync('features/*/messages/ja.ts')) {
    const feature = file.split('/')[1]!
    const ja = await read(file)
    const en = await read(file.replace('ja.ts', 'en.ts'))
    for (const id of new Set([...Object.keys(ja), ...Object.keys(en)])) {
      const other = owners.get(id)
      if (other) problems.push(`${id} stands in ${other} and in ${feature}`)
      owners.set(id, feature)
      if (ja[id] === undefined || en[id] === undefined)
        problems.push(`${id} is written in one language only`)
      else if (argumentsOf(ja[id]).join() !== argumentsOf(en[id]).join())
        problems.push(`${id} takes other arguments in English`)
    }
  }
  const sources = globSync('{features,app,platform}/**/*.{ts,tsx}', {
    exclude: (path) => /__generated__|\/messages|\.test\.|\.stories\./.test(path),
  }).map((file) => readFileSync(file, 'utf8'))
  const source = sources.join('\n')
  for (const id of [...usedIds(source), ...sources.flatMap(askedIds)])
    if (!owners.has(id)) problems.push(`${id} is used but not written`)
  for (const id of owners.keys())
    if (!isOfError(id) && !isUsed(id, source)) problems.push(`${id} is written but not used`)
  return [...problems, ...missingWords(owners)]
}

/** Their words come with every page. */
const everywhere = new Set(['errors', 'shell'])
const component = /import \{([^}]*)\} from '#features\/([\w-]+)\/index\.ts'/g

/** A screen that shows a part of another feature brings that one's words: they do not come by themselves. */
function missingWords(owners: ReadonlyMap<string, string>): string[] {
  return globSync('features/*/routes.ts').flatMap((file) => {
    const brought = readFileSync(file, 'utf8')
    const sources = globSync(file.replace('routes.ts', '**/*.tsx'), { exclude: isAside })
    const shown = sources.flatMap((source) => [...readFileSync(source, 'utf8').matchAll(component)])
    const speaking = shown.filter(([, names = '', other = '']) =>
      names
        .split(',')
        .flatMap((name) => idsIn(`features/${other}/components/${name.trim()}`))
        .some((id) => owners.get(id) === other),
    )
    return [...new Set(speaking.map(([, , other = '']) => other))]
      .filter((other) => !everywhere.has(other))
      .filter((other) => !new RegExp(`#features/${other}/(words|routes)\\.ts`).test(brought))
      .map((other) => `${file} brings no words of ${other}, which its screens show: joinMessages`)
  })
}

const isAside = (path: string) => /__generated__|\.stories\./.test(path)
const idsIn = (folder: string) =>
  globSync(`${folder}/*.tsx`, { exclude: isAside }).flatMap((file) => [
    ...usedIds(readFileSync(file, 'utf8')),
  ])

async function read(file: string): Promise<Dictionary> {
  return ((await import(resolve(file))) as { default: Dictionary }).default
}

/** What a message takes; tests have it as a tree already. */
export function argumentsOf(text: string | MessageFormatElement[]): string[] {
  const names = new Set<string>()
  const visit = (parts: MessageFormatElement[]) => {
    for (const part of parts) {
      if (part.type !== TYPE.literal && part.type !== TYPE.pound) names.add(part.value)
      if (part.type === TYPE.tag) visit(part.children)
      if (part.type === TYPE.select || part.type === TYPE.plural)
        for (const option of Object.values(part.options)) visit(option.value)
    }
  }
  visit(typeof text === 'string' ? parse(text) : text)
  return [...names].toSorted()
}

function usedIds(source: string): Set<string> {
  return new Set(
    [...source.matchAll(/\bid[:=]\s*\{?\s*['"]([a-zA-Z]+(?:\.[\w-]+)+)['"]/g)].map(
      (match) => match[1]!,
    ),
  )
}

/** Where a form's values are judged, each dotted word names the words that ask for one. */
export function askedIds(source: string): string[] {
  if (!source.includes('#platform/form/values.ts')) return []
  return [...source.matchAll(/'([a-zA-Z]+(?:\.[\w-]+)+)'/g)].map((match) => match[1]!)
}

/** Words of the contract's errors are found by the error's own name; `checkErrors` proves them. */
function isOfError(id: string): boolean {
  return /^errors\.[A-Z]/.test(id)
}

/** Written out, or by a template whose fixed head it begins with. */
function isUsed(id: string, source: string): boolean {
  if (source.includes(`'${id}'`) || source.includes(`"${id}"`)) return true
  return [...source.matchAll(/`([a-zA-Z][\w.-]*\.)\$\{/g)].some((match) => id.startsWith(match[1]!))
}
