import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'states-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const screen = 'features/gift/screens/GiftScreen/GiftScreen'
const stories = 'export const Default = meta.story()\nexport const Empty = meta.story()\n'
const hash = '0'.repeat(32)

function list(files: Readonly<Record<string, string>>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const options = { cwd: root, encoding: 'utf8' as const }
  const { stdout, status } = spawnSync(
    process.execPath,
    [resolve('scripts/list-states.ts')],
    options,
  )
  return { rows: stdout.trim().split('\n').slice(0, -2), status }
}

it('names the stories that have run, and none that is only written', () => {
  const lines = `default dark 390x844 ${hash}\ndefault light 390x844 ${hash}\n`
  const told = list({
    [`${screen}.tsx`]: '',
    [`${screen}.stories.tsx`]: stories,
    [`${screen}.pictures.txt`]: lines,
    'features/gift/messages/ja.ts': "export default { 'errors.GiftError': 'だめでした。' }\n",
    'features/gift/components/Refusals/Refusals.stories.tsx': stories,
    'features/gift/components/Refusals/Refusals.pictures.txt': `default light 390x844 ${hash} errors.gift\nempty light 390x844 ${hash}\n`,
  })
  expect(told).toEqual({
    rows: ['errors of gift\tRefusals/default', 'GiftScreen\tGiftScreen/default'],
    status: 0,
  })
})

it('fails on what no story shows', () => {
  const told = list({
    [`${screen}.tsx`]: '',
    [`${screen}.stories.tsx`]: stories,
    [`${screen}.pictures.txt`]: '',
    'features/gift/messages/ja.ts': "export default { 'errors.GiftError': 'だめでした。' }\n",
    'features/gift/errors.stories.tsx': stories,
    'features/gift/errors.pictures.txt': `default light 390x844 ${hash}\n`,
  })
  expect(told).toEqual({
    rows: ['errors of gift\t— no story', 'GiftScreen\t— no story'],
    status: 1,
  })
})
