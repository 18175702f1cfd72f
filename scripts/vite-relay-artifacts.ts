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

const unused = [
  /\/react-relay\/lib\/relay-hooks\/(useFragmentInternal_CURRENT|EntryPointContainer\.react|loadEntryPoint|useEntryPointLoader)\.js$/,
  /\/relay-runtime\/lib\/mutations\/(createUpdatableProxy|RelayDeclarativeMutationConfig)\.js$/,
  /\/relay-runtime\/lib\/network\/RelayQueryResponseCache\.js$/,
  /\/relay-runtime\/lib\/store\/(NormalizationEngine|observeFragmentExperimental)\.js$/,
]

/** Throws when it is called, and so does each of its members. */
const leftOut = `module.exports = new Proxy(
  () => { throw new Error('this part of Relay is left out of the build') },
  { get: (leftOut, name) => name === '__esModule' ? undefined : leftOut },
)`

/** In place of a module, by the end of its path: what the build has of it. */
const standIns: Readonly<Record<string, string>> = {
  // Former twins, which a feature flag would choose.
  '/react-relay/lib/relay-hooks/useLoadMoreFunction.js': `module.exports = require('./useLoadMoreFunction_EXPERIMENTAL')`,
  '/react-relay/lib/relay-hooks/useQueryLoader.js': `module.exports = require('./useQueryLoader_EXPERIMENTAL')`,
  // The contract has no field that is computed here.
  '/relay-runtime/lib/store/live-resolvers/LiveResolverCache.js': `exports.LiveResolverCache = class {
    batchLiveStateUpdates(update) { update() }
    batchLiveStateUpdatesWithoutNotify(update) { update(); return false }
    invalidateDataIDs() {}
    invalidateResolverRecords() {}
    notifyUpdatedSubscribers() {}
    unsubscribeFromLiveResolverRecords() {}
  }`,
}

/**
 * Leaves out of Relay what nothing here calls, and no bundler can tell: hooks' former twins, which a feature flag
 * would choose (`ENABLE_ACTIVITY_COMPATIBILITY`, which is on); entry points, whose part routes have; updatable queries,
 * `configs` of mutations (directives say it), a cache of answers, fragments read outside of React, a second way to
 * take answers in, and fields that the browser computes. Whoever calls one is told.
 */
export function leaveOutUnusedRelay(): Plugin {
  return {
    name: 'ouen:unused-relay',
    enforce: 'pre',
    load: (id) =>
      unused.some((part) => part.test(id))
        ? leftOut
        : (Object.entries(standIns).find(([end]) => id.endsWith(end))?.[1] ?? null),
  }
}
