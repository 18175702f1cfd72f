import { listFeatures } from './listFeatures.ts'

listFeatures()
const { features } = await import('../app/features.generated.ts')

// A path a line, parameters as :name. The catch-all is the not-found page.
const paths = features.flatMap(({ routes }) => routes.map(({ path }) => path))
console.log(
  [...new Set(paths)]
    .filter((path) => path !== '*')
    .toSorted()
    .join('\n'),
)
