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

const unused =
  /\/react-relay\/lib\/relay-hooks\/(useFragmentInternal_CURRENT|EntryPointContainer\.react|loadEntryPoint|useEntryPointLoader)\.js$/

/**
 * Leaves out of `react-relay` what nothing here calls, and no bundler can tell: a hook's former twin, which a feature flag
 * would choose (`ENABLE_ACTIVITY_COMPATIBILITY`, which is on), and entry points, whose part routes have. Whoever calls
 * one is told.
 */
export function leaveOutUnusedRelay(): Plugin {
  return {
    name: 'ouen:unused-relay',
    enforce: 'pre',
    load: (id) =>
      unused.test(id)
        ? `module.exports = () => { throw new Error('this part of react-relay is left out of the build') }`
        : null,
  }
}
