import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** Of a client's build: the chunk of each module that is loaded lazily, and what each chunk brings along. */
export type PageManifest = {
  entry: string
  modules: Record<string, string>
  chunks: Record<string, { imports: string[]; css: string[] }>
}

/**
 * Writes `pages.json` beside the client's files. Vite's own manifest leaves out a module whose chunk holds
 * others too.
 */
export function writePageManifest(): Plugin {
  return {
    name: 'ouen:page-manifest',
    enforce: 'post',
    generateBundle(_, bundle) {
      const manifest: PageManifest = { entry: '', modules: {}, chunks: {} }
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        if (chunk.isEntry) manifest.entry = chunk.fileName
        const css = [...(chunk.viteMetadata?.importedCss ?? [])]
        manifest.chunks[chunk.fileName] = { imports: chunk.imports, css }
        for (const id of chunk.moduleIds)
          if (this.getModuleInfo(id)?.dynamicImporters.length)
            manifest.modules[relative(this.environment.config.root, id)] = chunk.fileName
      }
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(manifest) })
    },
  }
}
