import { existsSync } from 'node:fs'

/** The first version of Node.js that reads TypeScript by itself, without a flag. */
const [major, minor] = [22, 18]
const pinned = `node_modules/.bin/${process.platform === 'win32' ? 'node.exe' : 'node'}`

/**
 * The Node.js that runs what is more than plain JavaScript: this one, or where it is too old for that
 * (the README allows 20.19) the one that the lockfile names. npm's own scripts find that one by themselves.
 */
export function pinnedNode() {
  const [ownMajor = 0, ownMinor = 0] = process.versions.node.split('.').map(Number)
  const isRecent = ownMajor > major || (ownMajor === major && ownMinor >= minor)
  return isRecent || !existsSync(pinned) ? process.execPath : pinned
}
