import { spawnSync } from 'node:child_process'
import { enableCompileCache } from 'node:module'
import { isBuilt } from './buildStamp.ts'

// Half of what a start takes is compiling what it imports.
enableCompileCache('dist/compiled')

// In a process of its own, so that what building takes of memory is given back.
if (!isBuilt()) {
  console.log('Building the app; this takes a moment the first time.')
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
await import('../gateway/main.ts')
