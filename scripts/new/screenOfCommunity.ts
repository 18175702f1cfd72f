import type { ScreenNames, ScreenPart } from './screen.ts'

/** A screen that shows the community itself, until the contract holds what the screen is for. */
export function communityPart({ feature, path, route, screen }: ScreenNames): ScreenPart {
  const component = screen.replace(/Screen$/, 'Content')
  const title = `${feature}.${route}.title`
  return {
    component,
    words: [{ id: title, ja: route, en: route }],
    fakes: {},
    routing: {},
    componentFile: `import { graphql, useFragment } from 'react-relay'
import { Text } from '#design-system/text/Text.tsx'
import type { ${component}_community$key } from './__generated__/${component}_community.graphql.ts'

type ${component}Props = { community: ${component}_community$key }

/** What the screen is for. */
export function ${component}(props: ${component}Props) {
  const { description } = useFragment(
    graphql\`
      fragment ${component}_community on Community @throwOnFieldError {
        description
      }
    \`,
    props.community,
  )
  return <Text>{description}</Text>
}
`,
    skeletonFile: `import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'

/** A line that is on its way. */
export function ${component}Skeleton() {
  return <Skeleton width="80%" height={24} />
}
`,
    screenFile: `import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { ScreenPage } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { ${component} } from '../../components/${component}/${component}.tsx'
import { ${component}Skeleton } from '../../components/${component}/${component}Skeleton.tsx'
import type { ${screen}Query } from './__generated__/${screen}Query.graphql.ts'

/** \`${path}\`. */
export function Screen(props: ScreenProps<${screen}Query>) {
  const title = useIntl().formatMessage({ id: '${title}' })
  return (
    <ScreenPage title={title} skeleton={<${component}Skeleton />}>
      <Content {...props} />
    </ScreenPage>
  )
}

function Content({ queryRef }: ScreenProps<${screen}Query>) {
  const { tenant } = usePreloadedQuery<${screen}Query>(
    graphql\`
      query ${screen}Query @throwOnFieldError {
        tenant {
          community {
            ...${component}_community
          }
        }
      }
    \`,
    queryRef,
  )
  return <${component} community={tenant.community} />
}
`,
    storiesFile: `import { fakeCommunity } from '#storybook/fakes/community.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { Screen } from './${screen}.tsx'
import query, { type ${screen}Query } from './__generated__/${screen}Query.graphql.ts'

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    impossible: { Empty: 'A community has a description always.' },
    relay: storyRelay<${screen}Query>({
      query,
      variables: {},
      data: { Community: fakeCommunity },
    }),
  },
})

export const Default = meta.story()
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  parameters: {
    relay: {
      data: {
        Community: () =>
          fakeCommunity({ description: '灯台の光が届くところまで、今夜も放送します。'.repeat(12) }),
      },
    },
  },
})
`,
  }
}
