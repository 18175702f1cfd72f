import { spawnSync } from 'node:child_process'
import { isBuilt } from './buildStamp.js'
import { pinnedNode } from './pinnedNode.js'

/**
 * Builds the app and the gateway unless `dist` is current. In a process of its own: what building takes of memory is given
 * back, and the `NODE_ENV=production` that Vite sets stays out of whatever the caller starts next.
 */
export function ensureBuilt() {
  if (isBuilt('app') && isBuilt('gateway')) return
  console.log('Building the app; this takes a moment the first time.')
  const { status } = spawnSync(pinnedNode(), ['scripts/build.ts'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
