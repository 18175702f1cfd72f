/** Who may import whom: docs/architecture.md. Each rule has a bad fixture in tests/architecture/ that proves it bites. */
const tests = '\\.(stories|test)\\.tsx?$|^tests/|^\\.storybook/|fakes\\.ts$|/testing[^/]*\\.ts$'
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: {
    path: '^(schema|rules|design-system|platform|addresses|features|app|gateway|sandbox|content|tests|\\.storybook|scripts)/',
    pathNot: allowed,
  },
})

module.exports = {
  forbidden: [
    only('rules-import-nothing', '^rules/', '^rules/'),
    only('design-system-knows-only-itself', '^design-system/', '^design-system/'),
    only(
      'platform-knows-rules-and-schema',
      '^platform/',
      '^(platform|rules|schema|design-system/link|design-system/theme)/',
    ),
    only('addresses-stand-below-features', '^addresses/', '^(addresses|platform|rules|schema)/'),
    only(
      'features-stay-above-the-gateway',
      '^features/',
      '^(features|addresses|platform|design-system|rules|schema)/',
    ),
    {
      name: 'features-meet-at-their-index',
      severity: 'error',
      from: { path: '^features/([^/]+)/', pathNot: tests },
      to: {
        path: '^features/',
        pathNot: ['^features/$1/', '^features/[^/]+/(index|routes|words)\\.tsx?$'],
      },
    },
    only(
      'app-composes-features',
      '^app/',
      '^(app|addresses|platform|design-system|rules|schema)/|^features/[^/]+/(index|routes|words)\\.tsx?$|__generated__',
    ),
    only(
      'gateway-knows-no-app',
      '^gateway/(?!demo/|domains/[^/]+/demo\\.ts$)',
      '^(gateway|rules|schema)/',
    ),
    only(
      'demo-adds-content',
      '^gateway/(demo/|domains/[^/]+/demo\\.ts$)',
      '^(gateway|rules|schema|content)/',
    ),
    only('sandbox-is-alone', '^sandbox/', '^sandbox/'),
    only('content-is-data', '^content/', '^(content|rules|schema)/'),
    {
      name: 'gateway-domains-meet-at-their-service',
      severity: 'error',
      from: { path: '^gateway/domains/([^/]+)/', pathNot: tests },
      to: {
        path: '^gateway/domains/',
        pathNot: ['^gateway/domains/$1/', '/(service|tables)\\.ts$'],
      },
    },
    {
      name: 'ledger-alone-writes-balances',
      severity: 'error',
      from: {
        path: '^gateway/(?!domains/ledger/)',
        pathNot: [tests, '\\.generated\\.ts$'],
      },
      to: {
        path: '^gateway/domains/ledger/',
        pathNot: '/service\\.ts$',
      },
    },
    {
      name: 'gateway-platform-knows-no-domain',
      severity: 'error',
      from: {
        path: '^gateway/platform/',
        pathNot: [tests],
      },
      to: { path: '^gateway/(domains|demo)/|^gateway/[^/]+\\.ts$' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'nobody-imports-tests',
      severity: 'error',
      from: { pathNot: [tests, '^vitest', '^scripts/', '^playwright'] },
      to: { path: tests },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '__generated__|^dist/' },
    // TypeScript 7 has no parser for other tools; Babel's reads the same language.
    babelConfig: {
      fileName: require('node:path').resolve(__dirname, 'tests/architecture/babel.json'),
    },
    enhancedResolveOptions: { conditionNames: ['import', 'node', 'default'] },
  },
}
