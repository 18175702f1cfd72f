import type { Plugin } from 'vite'

const artifact = /\/__generated__\/\w+\.graphql\.ts$/
const hash = /^node\.hash = "\w+";$/m

/**
 * Leaves out of each of Relay's artifacts the hash of its text: only development compares it, random digits
 * don't compress, and a page has dozens of artifacts.
 */
export function dropArtifactHashes(): Plugin {
  return {
    name: 'ouen:relay-artifacts',
    // After its types are gone.
    enforce: 'post',
    transform: (code, id) => (artifact.test(id) ? code.replace(hash, '') : null),
  }
}
