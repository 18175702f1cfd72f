import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plan } from './new.ts'
import { addEntry } from './new/files.ts'
import { plural } from './new/names.ts'
import { testPatience } from '../tests/patience.ts'
import { copyProject } from './testing/copyProject.ts'

const slices = [
  'domain gift-box',
  'screen gift-box /gift-boxes',
  'screen gift-box /gift-boxes/:gift_box_id',
  'screen fan-club /fan-club',
  'mutation gift-box renameGiftBox',
  'mutation gift-box wrapGiftBox',
  'machine gift-box/unwrap',
  'component gift-box/GiftCard',
  'component design-system/StepMark',
]

describe('npm run new', () => {
  let root: string
  beforeAll(() => {
    root = copyProject()
  })
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  const run = (...args: string[]) => {
    const options = { cwd: root, encoding: 'utf8' as const }
    const { status, stdout, stderr } = spawnSync(process.execPath, args, options)
    return { status, printed: `${stdout}${stderr}` }
  }

  it.each(slices)('writes a %s', (slice) => {
    const { status, printed } = run('scripts/new.ts', ...slice.split(' '))
    expect(status, printed).toBe(0)
  })

  it(
    'writes what passes every check as it is',
    () => {
      const { status, printed } = run('scripts/check.ts')
      expect(status, printed).toBe(0)
    },
    2 * testPatience,
  )

  it('writes tests that pass', () => {
    const { status, printed } = run(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'unit',
      'gift-box',
      'features/faces',
      'app/features',
    )
    expect(status, printed).toBe(0)
  })

  it('writes over nothing', () => {
    const { status, printed } = run('scripts/new.ts', 'machine', 'gift-box/unwrap')
    expect(printed).toMatch(/Already there: .*unwrapMachine\.ts/)
    expect(status).toBe(1)
  })
})

it.each([
  [],
  ['domain', 'Gift'],
  ['component', 'GiftCard'],
  ['screen', 'gift', 'gifts'],
  ['screen', 'gift', '/Gifts'],
  ['mutation', 'gift', 'rename-gift'],
  ['machine', 'unwrap'],
])('says what to type in place of %s %s %s', (...words) => {
  expect(() => plan(...words)).toThrow(/npm run new -- domain/)
})

it('says which type an address would need', () => {
  expect(() => plan('screen', 'gift', '/gifts/:gift_id')).toThrow(/names a Gift, which no type/)
})

it('adds to what is there', () => {
  expect(addEntry('const a = {\n}\n', '}', 'b: 1,\n')).toBe('const a = {\nb: 1,\n}\n')
  expect(addEntry('const a = { b: 1 }\n', '}', 'c: 2,\n')).toBe('const a = { b: 1,\nc: 2,\n}\n')
})

it.each([
  ['gift', 'gifts'],
  ['gift-box', 'gift-boxes'],
  ['story', 'stories'],
  ['day', 'days'],
])('knows of one %s that many are %s', (one, many) => {
  expect(plural(one)).toBe(many)
})
