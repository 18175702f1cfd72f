import type { GraphQLSchema } from 'graphql'
import { subjectOf } from './contract.ts'
import { fakeFiles, messageFiles, routeFiles } from './feature.ts'
import type { Files } from './files.ts'
import { camel, pascal } from './names.ts'
import { communityPart } from './screenOfCommunity.ts'
import { listPart } from './screenOfList.ts'
import { onePart } from './screenOfOne.ts'

/** What differs from screen to screen, as sources. */
export type ScreenPart = {
  /** The component that the screen's query spreads a fragment of, and its skeleton. */
  component: string
  componentFile: string
  skeletonFile: string
  /** What the screen selects, and how it shows it: `selection` below `query`, `body` of `children`. */
  screenFile: string
  storiesFile: string
  words: Parameters<typeof messageFiles>[1]
  fakes: Readonly<Record<string, string>>
  routing: { variables?: string; imports?: readonly string[] }
}

export type ScreenNames = { feature: string; path: string; screen: string; route: string }

/**
 * A screen at an address: its route, query, words, fakes, a component with its fragment and skeleton, and a story
 * of each of its faces. What it shows is read from the contract (`subjectOf`). A feature that is not there yet is
 * made with it.
 */
export function screenFiles(feature: string, path: string, schema: GraphQLSchema): Files {
  const subject = subjectOf(schema, path)
  const named = path.split('/').findLast((part) => part !== '') ?? feature
  const route = camel(named.replace(/^:(\w+)_id$/, '$1').replace(/^:/, ''))
  const names: ScreenNames = { feature, path, route, screen: `${pascal(route)}Screen` }
  const part =
    subject.kind === 'list'
      ? listPart(names, subject)
      : subject.kind === 'one'
        ? onePart(names, subject)
        : communityPart(names)
  const { component } = part
  const folder = `features/${feature}`
  const screen = `${folder}/screens/${names.screen}/${names.screen}`
  return {
    ...routeFiles(feature, { name: route, path, screen: names.screen, ...part.routing }),
    ...messageFiles(feature, part.words),
    ...fakeFiles(feature, part.fakes),
    [`${folder}/components/${component}/${component}.tsx`]: part.componentFile,
    [`${folder}/components/${component}/${component}Skeleton.tsx`]: part.skeletonFile,
    [`${folder}/components/${component}/${component}Skeleton.stories.tsx`]:
      skeletonStories(component),
    [`${screen}.tsx`]: part.screenFile,
    [`${screen}.stories.tsx`]: part.storiesFile,
  }
}

/** What the screen's stories don't hold by itself: the component on its way. */
const skeletonStories = (component: string) => `import preview from '#storybook/preview.tsx'
import { ${component}Skeleton } from './${component}Skeleton.tsx'

const meta = preview.meta({ component: ${component}Skeleton })

/** Tell each state of ${component} beside it. */
export const Default = meta.story()
`
