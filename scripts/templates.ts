/** Paths and their texts. */
export type Files = Readonly<Record<string, string>>

const pascal = (name: string) =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const kebab = (name: string) => name.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase()

/** A feature with its routes, words and a first screen, which says its own name. */
export function featureFiles(name: string): Files {
  const screen = `${pascal(name)}Screen`
  const folder = `features/${name}`
  return {
    [`${folder}/paths.ts`]: `import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = { ${camel(name)}: path('/${name}') }
`,
    [`${folder}/routes.ts`]: `import type { FeatureRoutes } from '#platform/routing/route.ts'
import { paths } from './paths.ts'

export const ${camel(name)}Routes: FeatureRoutes = {
  messages: { ja: () => import('./messages/ja.ts'), en: () => import('./messages/en.ts') },
  routes: [
    {
      path: paths.${camel(name)}.pattern,
      screen: () => import('./screens/${screen}/${screen}.tsx'),
    },
  ],
}
`,
    [`${folder}/messages/ja.ts`]: `export default { '${name}.title': '${name}' } as const\n`,
    [`${folder}/messages/en.ts`]: `import type ja from './ja.ts'

export default { '${name}.title': '${name}' } as const satisfies Record<keyof typeof ja, string>
`,
    [`${folder}/screens/${screen}/${screen}.tsx`]: `import { useIntl } from 'react-intl'
import { Heading } from '#design-system/heading/Heading.tsx'
import { PageHead } from '#platform/routing/PageHead.tsx'

/** \`/${name}\`. */
export function Screen() {
  const title = useIntl().formatMessage({ id: '${name}.title' })
  return (
    <>
      <PageHead title={title} />
      <Heading level={1}>{title}</Heading>
    </>
  )
}
`,
    [`${folder}/screens/${screen}/${screen}.stories.tsx`]: `import preview from '#storybook/preview.tsx'
import { Screen } from './${screen}.tsx'

const meta = preview.meta({ component: Screen })

export const Default = meta.story()
`,
  }
}

/** A component of a feature or of the design system, with its style and stories. */
export function componentFiles(home: string, name: string): Files {
  const isDesign = home === 'design-system'
  const folder = isDesign ? `design-system/${kebab(name)}` : `features/${home}/components/${name}`
  const style = isDesign
    ? `import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/layered.ts'

export const root = componentStyle({ color: vars.color.text })
`
    : `import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

export const root = style({ color: vars.color.text })
`
  return {
    [`${folder}/${name}.tsx`]: `import type { ReactNode } from 'react'
import * as styles from './${name}.css.ts'

type ${name}Props = { children: ReactNode }

/** What it shows, and when to use it. */
export function ${name}({ children }: ${name}Props) {
  return <div className={styles.root}>{children}</div>
}
`,
    [`${folder}/${name}.css.ts`]: style,
    [`${folder}/${name}.stories.tsx`]: `import preview from '#storybook/preview.tsx'
import { ${name} } from './${name}.tsx'

const meta = preview.meta({ component: ${name}, args: { children: '${name}' } })

export const Default = meta.story()
`,
  }
}

/** A machine of a feature, with its transition test. */
export function machineFiles(feature: string, name: string): Files {
  const file = `${name}Machine`
  const folder = `features/${feature}/machines`
  return {
    [`${folder}/${file}.ts`]: `import { fromPromise, setup } from 'xstate'

type Event = { type: '${name}.started' }

/** Its states are conditions; what it does to the world are actors, which a hook fills. */
export const ${file} = setup({
  types: { events: {} as Event },
  actors: { work: fromPromise<void>(() => Promise.reject(new Error('no actor'))) },
}).createMachine({
  id: '${name}',
  initial: 'idle',
  states: {
    idle: { on: { '${name}.started': 'working' } },
    working: { invoke: { src: 'work', onDone: 'done', onError: 'failed' }, tags: 'busy' },
    failed: { on: { '${name}.started': 'working' } },
    done: { type: 'final' },
  },
})
`,
    [`${folder}/${file}.test.ts`]: `import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { ${file} } from './${file}.ts'

describe('${name}', () => {
  it.each([
    ['done', () => Promise.resolve()],
    ['failed', () => Promise.reject(new Error('refused'))],
  ])('ends in %s', async (state, work) => {
    const actor = createActor(${file}.provide({ actors: { work: fromPromise(work) } })).start()
    actor.send({ type: '${name}.started' })
    expect((await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))).value).toBe(state)
  })
})
`,
  }
}
