import { createRequire } from 'node:module'
import babel from '@rolldown/plugin-babel'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileMessages } from './scripts/vite-messages.ts'
import { nameRouteModules } from './scripts/vite-module-names.ts'

const require = createRequire(import.meta.url)

/** Found only once the tests run, these would make Vite bundle anew midway and fail the first run. */
export const preBundled = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react/compiler-runtime',
  'react-error-boundary',
  'react-relay',
  'react-router-dom',
  'relay-runtime',
  'react-intl',
  'xstate',
  '@xstate/react',
  'typeid-js',
  'wanakana',
  'photoswipe',
  'react-aria-components',
  'react-error-boundary',
  '@vanilla-extract/recipes/createRuntimeFn',
  '@storybook/addon-a11y/preview',
  '@noble/curves/bls12-381.js',
  '@noble/curves/ed25519.js',
  '@noble/hashes/hmac.js',
  '@noble/hashes/sha2.js',
  '@noble/hashes/utils.js',
]

const relayPreset = {
  preset: () => ({ plugins: ['babel-plugin-relay'] }),
  rolldown: { filter: { code: /graphql`/ } },
}

export default defineConfig(async () => ({
  plugins: [
    compileMessages(),
    nameRouteModules(),
    // Before the compiler, which would move the queries; and only where there are any, since Babel is slow.
    { ...(await babel({ presets: [relayPreset] })), enforce: 'pre' },
    react({ compiler: true }),
    vanillaExtractPlugin(),
  ],
  resolve: {
    alias: [
      {
        // Messages are compiled while bundling, so the parser has no work left.
        find: '@formatjs/icu-messageformat-parser',
        replacement: require
          .resolve('@formatjs/icu-messageformat-parser')
          .replace(/index\.js$/, 'no-parser.js'),
      },
      // The same without the containers of before hooks, which its one file keeps whole.
      { find: /^react-relay$/, replacement: require.resolve('react-relay/hooks') },
    ],
  },
  optimizeDeps: { include: preBundled },
  server: {
    watch: {
      ignored: ['.data', '.cache*', 'coverage', 'shots', 'storybook-static', 'test-results'].map(
        (folder) => `**/${folder}/**`,
      ),
    },
  },
  // Faces are many and must stay files: inlined, they would sit in every page.
  build: {
    assetsInlineLimit: 0,
    // The first with light-dark(). Rewritten for older ones, a nested mode would show the page's.
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5', 'ios17.5'],
  },
}))
