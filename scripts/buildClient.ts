import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { writePageManifest } from './vite-page-manifest.ts'
import { dropArtifactHashes, leaveOutUnusedRelay } from './vite-relay-artifacts.ts'

type ClientBuild = {
  /** The module that starts the app. */
  input: string
  outDir: string
  /** Where Open Sans is, in place of its package. */
  latinFonts: string
  /** What is left out; nothing of the app's. */
  external?: Rolldown.ExternalOption
}

/**
 * Builds what browsers load: a chunk a route, each with the style of its own, and `pages.json`, which says what
 * a page is made of.
 */
export function buildClient({
  input,
  outDir,
  latinFonts,
  external,
}: ClientBuild): Promise<unknown> {
  return build({
    logLevel: 'warn',
    plugins: [dropArtifactHashes(), leaveOutUnusedRelay(), writePageManifest()],
    resolve: {
      alias: [
        { find: '@fontsource-variable/open-sans/files', replacement: latinFonts },
        // Its package names the build with the warnings for developers, whatever is built.
        { find: /^react-router$/, replacement: ofRouter('index.mjs') },
        { find: /^react-router\/dom$/, replacement: ofRouter('dom-export.mjs') },
      ],
    },
    build: {
      outDir,
      emptyOutDir: false,
      reportCompressedSize: false,
      // The vendor file, 150 kB as it travels, is meant.
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input,
        ...(external ? { external } : {}),
        output: {
          // What every page needs travels as few files: many small ones compress worse and arrive later.
          codeSplitting: {
            groups: [
              {
                name: 'vendor',
                test: /node_modules\/(@formatjs|@vanilla-extract|cookie|fbjs|intl-messageformat|invariant|react|react-dom|react-intl|react-relay|react-router|react-router-dom|relay-runtime|scheduler|use-sync-external-store)\//,
              },
              {
                name: (id) => `words-${/(ja|en)\.ts$/.exec(id)?.[1]}`,
                test: /\/features\/(shell|errors|channel)\/messages\/(ja|en)\.ts$/,
              },
              {
                name: 'base',
                test: /\/(addresses(?!\/checkout)|platform(?!\/(clipboard|film|focus|form|typing)\/|\/relay\/useAnswerTo|\/submission\/useSentOnReturn|\/session\/sendWithProgress|\/storage\/(privateFiles|filesMark))|app(?!\/film\/)|features\/(channel(?!\/components\/LockedRoomRow)|community|media(?!\/components\/UserName))|features\/errors(?!\/components\/(LoadMore|ScreenPage|ErrorWords\/NotLoaded))|design-system\/(avatar|banner|button|button-link|chip|columns|count-badge|divider|heading|icon|inline|link|navigation-bar|page|picture|skeleton|skip-link|spinner|stack|surface|text|text-link|theme|visually-hidden))\//,
                minShareCount: 2,
              },
            ],
          },
        },
      },
    },
  })
}

function ofRouter(file: string): string {
  return fileURLToPath(new URL(`../production/${file}`, import.meta.resolve('react-router')))
}
