import { existsSync, readdirSync } from 'node:fs'
import { writeChanged } from './writeChanged.ts'

/** Every feature's routes, from the folders that have some: the app composes what is there. */
export function listFeatures(): void {
  const names = readdirSync('features').filter((name) => existsSync(`features/${name}/routes.ts`))
  const routesOf = (name: string) => `${camelCase(name)}Routes`
  const lines = [
    ...names.map((name) => `import { ${routesOf(name)} } from '#features/${name}/routes.ts'`),
    "import type { FeatureRoutes } from '#platform/routing/route.ts'",
    '',
    '/** Every feature’s routes. */',
    `export const features: readonly FeatureRoutes[] = [${names.map(routesOf).join(', ')}]`,
    '',
  ]
  writeChanged('app/features.generated.ts', lines.join('\n'))
}

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
