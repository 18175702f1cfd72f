import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { componentFiles, featureFiles, machineFiles, type Files } from './templates.ts'

const usage = `npm run new -- feature treasure-machine
npm run new -- component treasure-machine/DrawResult
npm run new -- component design-system/Stepper
npm run new -- machine treasure-machine/draw`

/** The files of a new feature, component or machine, by their paths. Throws what to type instead. */
export function plan(kind: string | undefined, name: string | undefined): Files {
  if (kind === 'feature' && name && /^[a-z][a-z-]*$/.test(name)) return featureFiles(name)
  const [home, own] = name?.split('/') ?? []
  if (home && own) {
    if (kind === 'component' && /^[A-Z]\w+$/.test(own)) return componentFiles(home, own)
    if (kind === 'machine' && /^[a-z]\w+$/.test(own)) return machineFiles(home, own)
  }
  throw new Error(`Say what and by which name:\n${usage}`)
}

/** Writes the files below `root`. Nothing is written where one of them exists. */
export function write(files: Files, root: string): void {
  const taken = Object.keys(files).filter((path) => existsSync(join(root, path)))
  if (taken.length > 0) throw new Error(`Already there: ${taken.join(', ')}`)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

if (import.meta.main) {
  try {
    const files = plan(process.argv[2], process.argv[3])
    write(files, '.')
    console.log(Object.keys(files).join('\n'))
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
