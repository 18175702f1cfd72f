import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../gateway/platform/freePort.ts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { testPatience } from '../../tests/patience.ts'
import { copyProject } from '../testing/copyProject.ts'

/** A busy machine takes a minute and more to build what is served. */
const wait = { timeout: testPatience, interval: 50 }
let root: string
let child: ChildProcess
let origin: string
let printed = ''

beforeAll(async () => {
  root = copyProject()
  const port = await freePort()
  origin = `http://localhost:${port}`
  child = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(root, '.data'),
      LOG_LEVEL: 'error',
      DEMO_CAST: 'off',
    },
  })
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => (printed += text.toString()))
  await vi.waitUntil(() => printed.includes('The gateway is up'), wait)
})
afterAll(async () => {
  child.kill('SIGINT')
  if (child.exitCode === null) await once(child, 'exit')
  rmSync(root, { recursive: true, force: true })
})

async function ask(field: string): Promise<string> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', tenant: 'ouen', 'language-code': 'ja' },
    body: JSON.stringify({ query: `{ tenant { ${field} } }` }),
  })
  return response.text()
}

function save(file: string, change: (text: string) => string): void {
  const before = readFileSync(join(root, file), 'utf8')
  const after = change(before)
  expect(after).not.toBe(before)
  writeFileSync(join(root, file), after)
}

const resolver = 'gateway/domains/tenant/resolvers/Tenant.ts'
const nameLine = 'tenant.name[language]'

it('serves a resolver as it was just saved', async () => {
  expect(await ask('name')).toContain('よいやみ放送局"')
  save(resolver, (text) => text.replace(nameLine, `${nameLine} + '（改）'`))
  await vi.waitFor(async () => expect(await ask('name')).toContain('よいやみ放送局（改）'), wait)
})

it('goes on with what ran before while a source is half written', async () => {
  save(resolver, (text) => `${text}\nconst half = {`)
  await vi.waitFor(() => expect(printed).toMatch(/something failed/), wait)
  expect(await ask('name')).toContain('（改）')
  save(resolver, (text) => text.replace('\nconst half = {', '').replace('（改）', '（直）'))
  await vi.waitFor(async () => expect(await ask('name')).toContain('（直）'), wait)
})

it('makes a field of the contract known to the types, the gateway and the components', async () => {
  save('schema/tenant.graphql', (text) =>
    text.replace(/^type Tenant .*\{$/m, (line) => `${line}\n  motto: String`),
  )
  save(resolver, (text) =>
    text.replace('  id: (tenant)', "  motto: () => '夜ふかし',\n  id: (tenant)"),
  )
  await vi.waitFor(async () => expect(await ask('motto')).toContain('夜ふかし'), wait)
  const types = () => readFileSync(join(root, 'schema/types.generated.ts'), 'utf8')
  await vi.waitFor(() => expect(types()).toContain('motto'), wait)
  save('features/home/components/CommunityHead/CommunityHead.tsx', (text) =>
    text.replace(/fragment CommunityHead_community on Community .*\{/, (head) => `${head}\n slug`),
  )
  const artifact =
    'features/home/components/CommunityHead/__generated__/CommunityHead_community.graphql.ts'
  await vi.waitFor(
    () => expect(readFileSync(join(root, artifact), 'utf8')).toContain('"name": "slug"'),
    wait,
  )
})
