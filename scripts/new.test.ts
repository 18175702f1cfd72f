import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plan, write } from './new.ts'

// Inside the project, so that packages and aliases resolve; its own tsconfig looks at nothing else.
const root = mkdtempSync(resolve('.cache-new-'))

beforeAll(() => {
  for (const name of ['platform', '.storybook', 'node_modules', 'dist', 'schema'])
    if (existsSync(name)) symlinkSync(resolve(name), join(root, name))
  for (const name of ['package.json', 'design-system'])
    cpSync(name, join(root, name), { recursive: true })
  mkdirSync(join(root, 'features'))
  for (const name of readdirSync('features'))
    symlinkSync(resolve('features', name), join(root, 'features', name))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('npm run new', () => {
  it('writes features, components and machines that the compiler accepts', () => {
    for (const [kind, name] of [
      ['feature', 'treasure-machine'],
      ['component', 'treasure-machine/DrawResult'],
      ['component', 'design-system/StepMark'],
      ['machine', 'treasure-machine/draw'],
    ])
      write(plan(kind, name), root)
    const settings = {
      extends: resolve('tsconfig.json'),
      compilerOptions: { preserveSymlinks: true },
      include: ['features/treasure-machine/**/*', 'design-system/step-mark/*'],
    }
    writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(settings))
    expect(() =>
      execFileSync(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '-p', root]),
    ).not.toThrow()
  }, 30_000)

  it('writes over nothing', () => {
    expect(() => write(plan('machine', 'treasure-machine/draw'), root)).toThrow(/Already there/)
  })

  it.each([
    [undefined, undefined],
    ['feature', 'TreasureMachine'],
    ['component', 'DrawResult'],
    ['screen', 'x/Y'],
  ])('says what to type in place of %s %s', (kind, name) =>
    expect(() => plan(kind, name)).toThrow(/npm run new -- feature/),
  )
})
