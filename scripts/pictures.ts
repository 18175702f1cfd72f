import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Album, albumFolder } from '../tests/visual/album.ts'
import { Evidence } from '../tests/visual/evidence.ts'
import {
  type PictureLine,
  isOf,
  linesEnd,
  parseLines,
  readLines,
  storiesFileOf,
} from '../tests/visual/lines.ts'
import { type Pixels, decode } from '../tests/visual/pictures.ts'
import { linesFiles, root } from '../tests/visual/stories.ts'
import { readArgs, refuse } from './usage.ts'

const usage = `npm run pictures -- before [part of a path …] [--at commit]
  How stories looked at a commit (HEAD unless told), beside how they look now; where no path is
  named, all whose pictures have changed since. What is kept nowhere is drawn again from there.
npm run pictures -- push
  Brings the pictures of this machine to the store that PICTURES_URL names.`

type Before = PictureLine & { readonly file: string }

const album = new Album()
const evidence = new Evidence()
const { positionals, values } = readArgs(usage, {
  allowPositionals: true,
  options: { at: { type: 'string', default: 'HEAD' } },
})
const [command, ...paths] = positionals
if (command === 'before') await before(git('rev-parse', '--verify', `${values.at}^{commit}`), paths)
else if (command === 'push') await push()
else refuse(usage, command === undefined ? 'Say what.' : `"${command}" is nothing it does.`)

async function push(): Promise<void> {
  const lines = await Promise.all(linesFiles().map((file) => readLines(join(root, file))))
  const { pushed, missing } = await album.push(lines.flat().map(({ hash }) => hash))
  console.log(`${pushed} pictures pushed, ${missing} neither here nor there`)
}

async function before(commit: string, asked: readonly string[]): Promise<void> {
  const lines = await wantedLines(commit, asked)
  const unknown: Before[] = []
  for (const line of lines) if (!(await album.find(line.hash))) unknown.push(line)
  if (unknown.length > 0) await draw(commit, new Set(unknown.map(({ file }) => file)))
  let shown = 0
  for (const line of lines) if (await show(line)) shown++
  console.log(`${shown} of ${lines.length} pictures in test-results/pictures`)
  if (shown < lines.length) process.exitCode = 1
}

async function wantedLines(commit: string, asked: readonly string[]): Promise<Before[]> {
  const files = git('ls-tree', '-r', '--name-only', commit)
    .split('\n')
    .filter((file) => file.endsWith(linesEnd))
    .filter(
      (file) => asked.length === 0 || asked.some((part) => storiesFileOf(file).includes(part)),
    )
  const lines: Before[] = []
  for (const file of files) {
    const now = await readLines(join(root, file))
    const then = parseLines(git('show', `${commit}:${file}`))
    const wanted = asked.length > 0 ? then : then.filter((line) => hashNow(now, line) !== line.hash)
    lines.push(...wanted.map((line) => ({ ...line, file })))
  }
  return lines
}

function hashNow(now: readonly PictureLine[], line: PictureLine): string | undefined {
  return now.find((other) => isOf(other, line))?.hash
}

/** Leaves the picture of then, that of now and their difference. False where the first is not to be had. */
async function show(line: Before): Promise<boolean> {
  const png = await album.find(line.hash)
  if (!png) console.log(`${line.file} ${line.story} ${line.mode} could not be drawn again`)
  await evidence.write(line, { before: png && (await decode(png)), now: await lookNow(line) })
  return png !== undefined
}

/** As its line says; where that is still the one of then, as the last run found it. */
async function lookNow(line: Before): Promise<Pixels | undefined> {
  const hash = hashNow(await readLines(join(root, line.file)), line)
  const png = hash && (await album.find(hash))
  const last = hash === line.hash ? await evidence.now(line) : undefined
  return last ?? (png ? decode(png) : undefined)
}

/** Runs the stories of these files as they were at a commit, in a work tree of their own, and keeps their pictures. */
async function draw(commit: string, files: ReadonlySet<string>): Promise<void> {
  console.log(`Drawing ${files.size} files' stories as they were at ${commit.slice(0, 9)}`)
  const folder = join(mkdtempSync(join(tmpdir(), 'ouen-pictures-')), 'tree')
  git('worktree', 'add', '--quiet', '--detach', folder, commit)
  try {
    install(commit, folder)
    run('npm', ['run', '--silent', 'generate'], folder)
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'stories']
    try {
      run(process.execPath, [...vitest, ...[...files].map(storiesFileOf)], folder)
    } catch {
      // A story that fails has no picture to compare with; the others are kept.
    }
    const drawn = join(folder, albumFolder)
    for (const name of await readdir(drawn).catch(() => []))
      await album.keep(name.replace(/\.png$/, ''), await readFile(join(drawn, name)))
  } finally {
    git('worktree', 'remove', '--force', folder)
    await rm(join(folder, '..'), { recursive: true, force: true })
  }
}

/** The packages of then: ours, where they are the same ones. */
function install(commit: string, folder: string): void {
  const changed = git('diff', '--name-only', commit, '--', 'package-lock.json')
  try {
    if (changed) throw new Error('other packages')
    run('cp', ['-al', join(root, 'node_modules'), join(folder, 'node_modules')], folder)
  } catch {
    run('npm', ['ci', '--no-audit', '--no-fund'], folder)
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64e6 }).trim()
}

function run(program: string, args: string[], cwd: string): void {
  execFileSync(program, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] })
}
