import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { printSchemaWithDirectives } from '@graphql-tools/utils'
import { buildSchema } from 'graphql'
import { readContract } from './contract.ts'
import { listDomains } from './listDomains.ts'
import { listEmojis } from './listEmojis.ts'
import { listEnums } from './listEnums.ts'
import { listFeatures } from './listFeatures.ts'
import { listSizes } from './listSizes.ts'
import { writeChanged } from './writeChanged.ts'

const run = promisify(execFile)
const require = createRequire(import.meta.url)
const operationsFile = 'dist/operations.json'

/** Makes what is derived from the SDL, the features' GraphQL and the folders: types, Relay artifacts, lists. */
export async function generate(): Promise<void> {
  mkdirSync('dist', { recursive: true })
  listFeatures()
  listDomains()
  listSizes()
  listEnums()
  listEmojis()
  // With its directives: Relay reads from them what is null only where it failed.
  writeChanged('dist/schema.graphql', printSchemaWithDirectives(buildSchema(readContract())))
  await Promise.all([generateTypes(), compileRelay()])
}

async function generateTypes(): Promise<void> {
  const codegen = require
    .resolve('@graphql-codegen/cli/package.json')
    .replace('package.json', 'cjs/bin.js')
  await run(process.execPath, [codegen, '--config', 'scripts/codegen.config.ts'])
}

/** Relay's artifacts, and the list of what the app asks. Throws what the compiler says. */
export async function compileRelay(): Promise<void> {
  // Relay only ever adds to the file: what the app no longer asks would stay answered.
  writeFileSync(operationsFile, '{}')
  await run(require('relay-compiler') as string, ['--repersist']).catch(
    (error: { stdout?: string; stderr?: string }) => {
      throw new Error(`Relay's compiler refused:\n${error.stdout ?? ''}${error.stderr ?? ''}`)
    },
  )
  leaveOutStories()
}

/** The gateway answers only the listed operations in production, and stories are not part of the app. */
function leaveOutStories(): void {
  const all = JSON.parse(readFileSync(operationsFile, 'utf8')) as Record<string, string>
  const own = Object.entries(all).filter(([, text]) => !/^query \w+StoryQuery\b/.test(text))
  writeFileSync(operationsFile, JSON.stringify(Object.fromEntries(own), null, 2))
}

if (import.meta.main) await generate()
