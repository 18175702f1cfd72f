import { join, relative } from 'node:path'
import {
  createRunnableDevEnvironment,
  type Plugin,
  type RunnableDevEnvironment,
  type ViteDevServer,
} from 'vite'

const name = 'gateway'
const theirs = /^(gateway|schema|rules|content)\/.*(?<!\.test)\.(ts|graphql|sql|json|txt)$/

/** The gateway's modules, run in this process: a change evaluates anew only what imports it. */
export type GatewaySources = {
  plugin: Plugin
  /** A module as it is now, by its path from the project's root, such as `/gateway/gateway.ts`. */
  load: <Module>(vite: ViteDevServer, path: string) => Promise<Module>
}

/** `onChange` is called once for what was changed at the same moment. */
export function openGatewaySources(onChange: (files: string[]) => void): GatewaySources {
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const plugin: Plugin = {
    name: 'ouen:gateway',
    config: () => ({
      environments: {
        [name]: {
          consumer: 'server',
          dev: {
            createEnvironment: (own, config) =>
              createRunnableDevEnvironment(own, config, { runnerOptions: { hmr: false } }),
          },
        },
      },
    }),
    hotUpdate: {
      order: 'pre',
      handler({ file, server }) {
        // What it evaluates is decided below; the client hears first, before anything is awaited.
        if (this.environment.name === name) return []
        const path = relative(server.config.root, file)
        if (this.environment.name === 'client' && theirs.test(path)) {
          changed.add(path)
          clearTimeout(timer)
          timer = setTimeout(() => onChange([...changed]), 20)
        }
        return undefined
      },
    },
  }
  return {
    plugin,
    load(vite, path) {
      const { runner } = vite.environments[name] as RunnableDevEnvironment
      for (const path of changed) forget(runner, join(vite.config.root, path))
      changed.clear()
      return runner.import(path)
    },
  }
}

/** Leaves a file and whatever imports it to be evaluated anew. */
function forget({ evaluatedModules }: RunnableDevEnvironment['runner'], file: string): void {
  const seen = new Set<string>()
  const visit = (id: string) => {
    const module = evaluatedModules.getModuleById(id)
    if (!module || seen.has(id)) return
    seen.add(id)
    for (const importer of module.importers) visit(importer)
    evaluatedModules.invalidateModule(module)
  }
  for (const { id } of evaluatedModules.getModulesByFile(file) ?? []) visit(id)
}
