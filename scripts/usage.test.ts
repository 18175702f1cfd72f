import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import pLimit from 'p-limit'
import { describe, expect, test } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }

const commands = [
  'bench',
  'faults',
  'flags',
  'fuzz',
  'ledger:audit',
  'missions:audit',
  'new',
  'pictures',
  'shots',
  'tenant',
  'verify:draws',
] as const
const twoAtOnce = pLimit(2)

async function run(command: (typeof commands)[number], option: string) {
  const [, script = ''] = packageJson.scripts[command].split(' ')
  const child = spawn(process.execPath, [script, option], { stdio: ['ignore', 'pipe', 'pipe'] })
  const told = Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = (await once(child, 'close')) as [number]
  const [out, error] = await told
  return { code, out, error }
}

describe('what a command does not know', () => {
  test.concurrent.each(commands)('npm run %s says how it is used', async (command) => {
    const { code, out, error } = await twoAtOnce(() => run(command, '--nonsense'))
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(error).toContain(command === 'new' ? 'domain' : `npm run ${command}`)
    expect(error).not.toMatch(/^ +at /m)
  })
})

test('who asks how a command is used is told', async () => {
  const { code, out } = await run('bench', '--help')
  expect(code).toBe(0)
  expect(out).toContain('npm run bench -- writes reads')
})
