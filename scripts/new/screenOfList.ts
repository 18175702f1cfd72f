import type { Subject } from './contract.ts'
import { lowerFirst, plural } from './names.ts'
import type { ScreenNames, ScreenPart } from './screen.ts'

type ListSubject = Extract<Subject, { kind: 'list' }>

/** A screen that shows a connection of the community, page by page. */
export function listPart({ feature, path, screen }: ScreenNames, subject: ListSubject): ScreenPart {
  const { field, type, text, size } = subject
  const component = `${type}List`
  const title = `${feature}.${field}.title`
  const empty = `${feature}.${field}.empty`
  return {
    component,
    words: [
      { id: title, ja: plural(type), en: plural(type) },
      { id: `${empty}.title`, ja: 'まだ何もありません', en: 'Nothing here yet' },
      { id: `${empty}.body`, ja: '届いたら、ここに並びます。', en: 'What comes will be here.' },
    ],
    fakes: {
      [`fake${type}`]: `export const fake${type} = fakeOf('${type}', { id: '${lowerFirst(type)}_one', ${text}: 'ひとつめ' })`,
      [`some${plural(type)}`]: `export const some${plural(type)} = ['ひとつめ', 'ふたつめ', 'みっつめ'].map((${text}, index) =>
  fake${type}({ id: \`${lowerFirst(type)}_\${index}\`, ${text} }),
)`,
    },
    routing: {},
    componentFile: `import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Figure, LoadMore } from '#features/errors/index.ts'
import { usePages } from '#platform/relay/usePages.ts'
import type { ${component}_community$key } from './__generated__/${component}_community.graphql.ts'
import type { ${component}PageQuery } from './__generated__/${component}PageQuery.graphql.ts'
import { ${component}Skeleton } from './${component}Skeleton.tsx'

type ${component}Props = { community: ${component}_community$key }

/** The community's ${field}, the newest first, a page at a time. */
export function ${component}(props: ${component}Props) {
  const intl = useIntl()
  const { data, next } = usePages<
    ${component}PageQuery,
    ${component}_community$key
  >(
    graphql\`
      fragment ${component}_community on Community
      @refetchable(queryName: "${component}PageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: ${size} }, cursor: { type: "String" })
      @throwOnFieldError {
        ${field}(first: $count, after: $cursor) @connection(key: "${component}_${field}") {
          edges {
            node {
              id
              ${text === 'id' ? '' : text}
            }
          }
        }
      }
    \`,
    props.community,
  )
  const { edges } = data.${field}
  if (edges.length === 0)
    return (
      <EmptyState
        figure={<Figure name="empty-chat" />}
        title={intl.formatMessage({ id: '${empty}.title' })}
        body={<FormattedMessage id="${empty}.body" />}
      />
    )
  return (
    <Stack gap={4}>
      <Stack as="ul" gap={3}>
        {edges.map(({ node }) => (
          <li key={node.id}>
            <Text>{node.${text}}</Text>
          </li>
        ))}
      </Stack>
      <LoadMore {...next} skeleton={<${component}Skeleton />} />
    </Stack>
  )
}
`,
    skeletonFile: `import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'

/** Lines that are on their way. */
export function ${component}Skeleton() {
  return (
    <Stack gap={3}>
      {[60, 80, 50].map((width) => (
        <Skeleton key={width} width={\`\${width}%\`} height={24} />
      ))}
    </Stack>
  )
}
`,
    screenFile: `import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { ScreenPage } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { ${component} } from '../../components/${component}/${component}.tsx'
import { ${component}Skeleton } from '../../components/${component}/${component}Skeleton.tsx'
import type { ${screen}Query } from './__generated__/${screen}Query.graphql.ts'

/** \`${path}\`: the community's ${field}. */
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
    storiesFile: `import { fakeConnection } from '#storybook/fake.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { fake${type}, some${plural(type)} } from '../../fakes.ts'
import { Screen } from './${screen}.tsx'
import query, { type ${screen}Query } from './__generated__/${screen}Query.graphql.ts'

const holding = (nodes: typeof some${plural(type)}, pageInfo = {}) => ({
  Community: () => fakeCommunity({ ${field}: fakeConnection(nodes, pageInfo) }),
})

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    relay: storyRelay<${screen}Query>({ query, data: holding(some${plural(type)}) }),
  },
})

export const Default = meta.story()
export const Empty = meta.story({ parameters: { relay: { data: holding([]) } } })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  parameters: {
    relay: { data: holding([fake${type}({ ${text}: '夜明けまで起きてる会の準備と当日の実況とそのあとの感想'.repeat(2) })]) },
  },
})
export const MoreToCome = meta.story({
  parameters: { relay: { data: holding(some${plural(type)}, { hasNextPage: true }) } },
})
`,
  }
}
