import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { buildSchema } from 'graphql'
import { readContract } from './contract.ts'
import { generate } from './generate.ts'
import { componentFiles } from './new/component.ts'
import { domainFiles } from './new/domain.ts'
import { write, type Files } from './new/files.ts'
import { machineFiles } from './new/machine.ts'
import { mutationFiles } from './new/mutation.ts'
import { snake } from './new/names.ts'
import { screenFiles } from './new/screen.ts'
import { runCommand, UsageError } from './usage.ts'

const run = promisify(execFile)
const usage = `npm run new -- domain gift                        what a community has, in the gateway
npm run new -- screen gift /gifts                 what shows it; /gifts/:gift_id for one of them
npm run new -- mutation gift renameGift           what changes it, and its form
npm run new -- machine gift/unwrap                what only the browser knows
npm run new -- component gift/GiftCard            or design-system/Stepper`

const folder = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const value = /^[a-z][A-Za-z0-9]*$/

/** What a slice is made of. Throws what to type instead. */
export function plan(kind?: string, name = '', more = ''): Files {
  const [home = '', own = ''] = name.split('/')
  if (kind === 'domain' && folder.test(name)) return domainFiles(name)
  if (kind === 'screen' && folder.test(name) && /^(\/:?[a-z][a-z0-9_-]*)+$/.test(more))
    return screenFiles(name, more, buildSchema(readContract()))
  if (kind === 'mutation' && folder.test(name) && value.test(more)) return mutationFiles(name, more)
  if (kind === 'machine' && folder.test(home) && value.test(own)) return machineFiles(home, own)
  if (kind === 'component' && folder.test(home) && /^[A-Z]\w+$/.test(own))
    return componentFiles(home, own)
  throw new UsageError(`Say what and by which name:\n${usage}`)
}

/** Writes a slice, draws the migration of its tables, and derives what follows from it. Answers its files. */
async function make([kind, name, more]: readonly string[]): Promise<string[]> {
  const paths = write(plan(kind, name, more), '.')
  await run(process.execPath, ['node_modules/oxfmt/bin/oxfmt', ...paths])
  if (kind === 'domain')
    await run(process.execPath, ['scripts/db-generate.ts', `add_${snake(name ?? '')}`])
  await generate()
  return paths
}

if (import.meta.main) {
  await runCommand(usage, async (args) => (await make(args)).join('\n'))
}
