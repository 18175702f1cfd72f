import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { compileRelay, generate } from '../generate.ts'
import { listDomains } from '../listDomains.ts'
import { listFeatures } from '../listFeatures.ts'

const contract = /^schema\/[^/]+\.graphql$/
const listed = /^features\/[^/]+\/routes\.ts$|^gateway\/domains\/.+\.ts$/
const asking = /^(features|app|platform|\.storybook)\/(?!.*__generated__).*\.tsx?$/

/**
 * What is derived follows its sources while a server watches them: the types and lists, when the contract or
 * folders change, and Relay's artifacts, before the page hears of the query that they belong to.
 */
export function generateOnChange(): Plugin {
  const generateAll = oneAtATime(generate)
  const compile = oneAtATime(compileRelay)
  const withQueries = new Set<string>()
  return {
    name: 'ouen:generate',
    hotUpdate: {
      order: 'pre',
      async handler({ file, type, read, server }) {
        if (this.environment.name !== 'client') return
        const path = relative(server.config.root, file)
        if (contract.test(path)) return await generateAll()
        if (listed.test(path) && type !== 'update') {
          listFeatures()
          listDomains()
        }
        if (!asking.test(path)) return
        const hadQueries = withQueries.has(path) || type === 'delete'
        const hasQueries = type !== 'delete' && (await read()).includes('graphql`')
        if (hasQueries) withQueries.add(path)
        else withQueries.delete(path)
        if (hasQueries || hadQueries) await compile()
      },
    },
  }
}

/** Runs `work` for whoever asks; all who ask while it runs share the next run. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> | undefined
  let next: Promise<void> | undefined
  const start = () => (current = work().finally(() => (current = undefined)))
  return () => {
    if (!current) return start()
    next ??= current
      .catch(() => undefined)
      .then(() => {
        next = undefined
        return start()
      })
    return next
  }
}
