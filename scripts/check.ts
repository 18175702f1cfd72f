import { spawnSync } from 'node:child_process'
import { generate } from './generate.ts'
import { checkDependencies } from './checks/dependencies.ts'
import { checkDomains } from './checks/domains.ts'
import { checkFieldErrors } from './checks/fieldErrors.ts'
import { checkMessages } from './checks/messages.ts'
import { checkOperations } from './checks/operations.ts'
import { checkSchema } from './checks/schema.ts'
import { checkStates } from './checks/states.ts'

/** All that can be said of the code without running it. Exits with 1 where anything is amiss. */
const checks: readonly [name: string, run: () => string[] | Promise<string[]>][] = [
  ['types', () => tool('node_modules/typescript/bin/tsc', ['-p', '.'])],
  ['lint', () => lint(['--deny-warnings'], 'tests/architecture/unsound')],
  [
    'promises',
    () =>
      lint(
        ['--type-aware', '--config', 'scripts/checks/promises.json', 'gateway'],
        '**/*.test.ts',
        '**/testing.ts',
      ),
  ],
  ['format', () => tool('node_modules/oxfmt/bin/oxfmt', ['--check'])],
  [
    'boundaries',
    () =>
      tool('node_modules/dependency-cruiser/bin/dependency-cruise.mjs', [
        '--output-type',
        'err',
        'schema',
        'rules',
        'design-system',
        'platform',
        'features',
        'app',
        'gateway',
        'content',
        '.storybook',
      ]),
  ],
  ['dependencies', checkDependencies],
  ['schema', checkSchema],
  ['domains', checkDomains],
  ['failed fields', () => checkFieldErrors()],
  ['operations', checkOperations],
  ['messages', checkMessages],
  ['states', checkStates],
  ['unused code', () => tool('node_modules/knip/bin/knip.js', ['--no-progress'])],
]

await generate()
for (const [name, run] of checks) {
  const startedAt = Date.now()
  const problems = await run()
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
  for (const problem of problems) console.log(`  ${problem.replaceAll('\n', '\n  ')}`)
  if (problems.length > 0) process.exitCode = 1
}

function lint(options: string[], ...ignored: string[]): string[] {
  const ignoring = ignored.flatMap((files) => ['--ignore-pattern', files])
  return tool('node_modules/oxlint/bin/oxlint', [...options, ...ignoring])
}

function tool(file: string, args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return status === 0 ? [] : [`${stdout}${stderr}`.trim()]
}
