import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'

const run = promisify(execFile)
const require = createRequire(import.meta.url)

/** Makes what is derived from the SDL and from the features' GraphQL: resolver types and Relay artifacts. */
export async function generate(): Promise<void> {
  mkdirSync('dist', { recursive: true })
  if (!existsSync('dist/operations.json')) writeFileSync('dist/operations.json', '{}')
  const codegen = require
    .resolve('@graphql-codegen/cli/package.json')
    .replace('package.json', 'cjs/bin.js')
  await run(process.execPath, [codegen, '--config', 'scripts/codegen.config.ts'])
  const relay = require.resolve('relay-compiler/package.json').replace('package.json', 'cli.js')
  await run(process.execPath, [relay, '--repersist']).catch(
    (error: { stdout?: string; stderr?: string }) => {
      throw new Error(`Relay's compiler refused:\n${error.stdout ?? ''}${error.stderr ?? ''}`)
    },
  )
}

if (import.meta.main) await generate()
