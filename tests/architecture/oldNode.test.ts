import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

// A Node.js that is old runs what is started before `pinnedNode.js` finds the one that the lockfile names. A rule of
// ESLint's would say it too (n/no-unsupported-features), and bring sixty packages for three files; to run them under an
// old Node.js needs one, which not every machine has. So what Node's types say of each name is read: since when it is.

const { engines, scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  engines: { node: string }
  scripts: Record<string, string>
}
/** The oldest that the project allows, such as `[20, 19]`. */
const [oldestMajor, oldestMinor] = /(\d+)\.(\d+)/.exec(engines.node)!.slice(1).map(Number) as [
  number,
  number,
]
const imports = /^(?:import|export)\s+(?:([^'"]*?)\s+from\s+)?['"]([^'"]+)['"]/gm
const lateImports = /\bimport\(\s*['"]([^'"]+)['"]/g

/** What a plain file, and what it imports, has that the oldest Node.js does not. */
function tooNewIn(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const source = readFileSync(file, 'utf8')
  const found = [
    ...[...source.matchAll(imports)].map(([, names = '', from]) => ({ names, from: from! })),
    ...[...source.matchAll(lateImports)].map(([, from]) => ({ names: '', from: from! })),
  ]
  return found.flatMap(({ names, from }) => {
    if (from.startsWith('node:')) return tooNewOf(file, names, from.slice('node:'.length))
    if (!from.startsWith('.')) return [`${file} imports ${from}: no package is sure to be there`]
    const path = normalize(join(dirname(file), from))
    return /\.m?js$/.test(path) ? tooNewIn(path, seen) : [`${file} imports ${from}: it reads none`]
  })
}

function tooNewOf(file: string, names: string, module: string): string[] {
  const types = `node_modules/@types/node/${module}.d.ts`
  if (!existsSync(types)) return [`${file} imports node:${module}, which Node’s types don’t know`]
  const declared = readFileSync(types, 'utf8')
  if (!/^\{[^}]*\}$/.test(names.trim()) && names.trim() !== '')
    return [`${file} imports all of node:${module}: name what it takes`]
  return names
    .replaceAll(/[{}]/g, '')
    .split(',')
    .map((name) => name.trim().split(/\s+as\s+/)[0]!)
    .filter(Boolean)
    .flatMap((name) => {
      const since = sinceOf(name, declared)
      if (!since) return [`${file} imports ${name} of node:${module}: nobody says since when it is`]
      const [major, minor] = since
      const isThere = major < oldestMajor || (major === oldestMajor && minor <= oldestMinor)
      return isThere ? [] : [`${file} imports ${name} of node:${module}: since ${major}.${minor}`]
    })
}

/** Since which Node.js a function or a class is, by the comment above the first of its declarations. */
function sinceOf(name: string, declared: string): [major: number, minor: number] | undefined {
  const at = declared.search(new RegExp(`^ *(?:export )?(?:function|class) ${name}\\b`, 'm'))
  if (at === -1) return undefined
  const comment = declared.slice(declared.lastIndexOf('/**', at), at)
  const [, major, minor] = /@since v(\d+)\.(\d+)[^]*\*\/\s*$/.exec(comment) ?? []
  return major === undefined ? undefined : [Number(major), Number(minor)]
}

/** What TypeScript says of plain files where it knows the language as Node.js 20 has it. */
function tooNewWords(files: readonly string[]): string {
  const known = ['--target', 'es2023', '--lib', 'es2023', '--module', 'nodenext', '--types', 'node']
  const loose = ['--ignoreConfig', '--strict', 'false', '--skipLibCheck', '--noEmit', '--checkJs']
  const args = ['node_modules/typescript/bin/tsc', ...loose, ...known, ...files]
  return spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout
}

/** The plain files that npm's scripts run by whichever `node` there is. */
const plain = Object.values(scripts).flatMap((command) =>
  [...command.matchAll(/\bnode (\S+\.m?js)\b/g)].map(([, file]) => file!),
)

test('what is started before the pinned Node.js takes only what the oldest one has', () => {
  expect([oldestMajor, plain]).toEqual([20, ['scripts/supervise.js']])
  const seen = new Set<string>()
  expect(plain.flatMap((file) => tooNewIn(file, seen))).toEqual([])
  expect([...seen]).toContain('scripts/pinnedNode.js')
  expect(tooNewWords(plain)).toBe('')
})

test.each([
  ["import { globSync } from 'node:fs'", 'globSync of node:fs: since 22.0'],
  [
    "import {\n  existsSync,\n  globSync as all,\n} from 'node:fs'",
    'globSync of node:fs: since 22.0',
  ],
  [
    "import { enableCompileCache } from 'node:module'",
    'enableCompileCache of node:module: since 22',
  ],
  ["import { DatabaseSync } from 'node:sqlite'", 'DatabaseSync of node:sqlite: since 22'],
  ["import * as fs from 'node:fs'", 'imports all of node:fs'],
  ["import { main } from './main.ts'", 'imports ./main.ts: it reads none'],
  ["await import('./main.ts')", 'imports ./main.ts: it reads none'],
  ["import pg from 'pg'", 'imports pg: no package'],
])('%s is refused', (source, why) => {
  expect(inFile(source, (file) => tooNewIn(file)).join()).toContain(why)
})

test('a word of the language that came later is refused', () => {
  const source = 'export const { promise } = Promise.withResolvers()\n'
  expect(inFile(source, (file) => tooNewWords([file]))).toContain('withResolvers')
})

test.each([
  "import { spawn } from 'node:child_process'",
  "import { existsSync, readdirSync } from 'node:fs'",
  "import 'node:fs'",
])('%s is a way', (source) => {
  expect(inFile(source, (file) => tooNewIn(file))).toEqual([])
})

/** What is said of a file with this text. */
function inFile<Said>(source: string, say: (file: string) => Said): Said {
  const folder = mkdtempSync(join(tmpdir(), 'ouen-old-node-'))
  try {
    const file = join(folder, 'plain.js')
    writeFileSync(file, source)
    return say(file)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
