import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

const messageFile = /\/messages\/(ja|en)\.ts(?:\?.*)?$/

/**
 * Compiles a feature's ICU messages to syntax trees while bundling, so that the browser carries no
 * parser: a string would need one. An ill-formed message stops the build and names its id.
 */
export function compileMessages(): Plugin {
  return {
    name: 'ouen:messages',
    enforce: 'pre',
    async load(id) {
      if (!messageFile.test(id) || id.includes('node_modules')) return null
      const file = id.replace(/\?.*$/, '')
      this.addWatchFile(file)
      const version = (await import('node:fs')).statSync(file).mtimeMs
      const module: { default: Record<string, string> } = await import(`${file}?v=${version}`)
      const compiled = Object.entries(module.default).map(([key, text]) => [
        key,
        compile(key, text),
      ])
      return `export default ${JSON.stringify(Object.fromEntries(compiled))}`
    },
  }
}

function compile(key: string, text: string): unknown {
  try {
    return parse(text, { requiresOtherClause: true })
  } catch (error) {
    throw new Error(`The message ${key} is not well formed: ${text}`, { cause: error })
  }
}
