/** Relay's compiler reads the contract that the SDL's files make together, and lists what the app asks. */
const config = {
  src: '.',
  schema: 'dist/schema.graphql',
  language: 'typescript',
  eagerEsModules: true,
  useImportTypeSyntax: true,
  noFutureProofEnums: true,
  excludes: [
    '**/node_modules/**',
    '**/__generated__/**',
    'dist/**',
    'gateway/**',
    'content/**',
    'tests/**',
    'design-system/**',
    'schema/**',
  ],
  persistConfig: {
    file: 'dist/operations.json',
    algorithm: 'SHA256',
    include_query_text: true,
  },
  customScalarTypes: {
    DateTime: 'string',
    Date: 'string',
    UserErrorValues: 'Readonly<Record<string, string | number | boolean | null>>',
  },
}

// The compiler asks for it by `require`, which takes this name's value from a module.
export { config as 'module.exports' }
