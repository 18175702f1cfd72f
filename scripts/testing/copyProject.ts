import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/**
 * The project as a developer has it, in a folder of its own, so that a test may write in it: what git knows or
 * would add, and what is generated. Its packages are this one's. Whoever asks removes the folder.
 */
export function copyProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'ouen-'))
  // PostgreSQL's account must get through.
  chmodSync(root, 0o755)
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
    {
      encoding: 'utf8',
      maxBuffer: 16 * 1024 * 1024,
    },
  )
  for (const file of listed.split('\0'))
    if (file !== '' && existsSync(file)) cpSync(file, join(root, file))
  // What is ignored is ignored in a repository only.
  execFileSync('git', ['init', '--quiet'], { cwd: root })
  // Not the folder itself: tools keep what they made in it.
  mkdirSync(join(root, 'node_modules'))
  for (const name of readdirSync('node_modules').filter((entry) => !entry.startsWith('.')))
    symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name))
  return root
}
