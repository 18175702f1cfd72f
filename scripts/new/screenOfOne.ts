import type { Subject } from './contract.ts'
import { lowerFirst } from './names.ts'
import type { ScreenNames, ScreenPart } from './screen.ts'

type OneSubject = Extract<Subject, { kind: 'one' }>

/** A screen that shows what its address names by an id, or that there is none. */
export function onePart({ feature, path, screen }: ScreenNames, subject: OneSubject): ScreenPart {
  const { type, text, param } = subject
  const one = lowerFirst(type)
  const component = `${type}Detail`
  const missing = `${feature}.${one}.missing`
  return {
    component,
    words: [
      { id: `${feature}.${one}.title`, ja: type, en: type },
      { id: `${missing}.title`, ja: '見つかりませんでした', en: 'Not found' },
      {
        id: `${missing}.body`,
        ja: 'なくなったか、あなたには見えないものです。',
        en: 'It is gone, or not yours to see.',
      },
      { id: `${missing}.home`, ja: 'ホームへ', en: 'To the home page' },
    ],
    fakes: {
      [`fake${type}`]: `export const fake${type} = fakeOf('${type}', { id: '${one}_one', ${text}: 'ひとつめ' })`,
    },
    routing: {
      variables: `({ ${param} = '' }): ${screen}Query['variables'] => ({ id: ${param} })`,
    },
    componentFile: `import { graphql, useFragment } from 'react-relay'
import { Heading } from '#design-system/heading/Heading.tsx'
import type { ${component}_${one}$key } from './__generated__/${component}_${one}.graphql.ts'

type ${component}Props = { ${one}: ${component}_${one}$key }

/** All that the screen says of one ${one}. */
export function ${component}(props: ${component}Props) {
  const { ${text} } = useFragment(
    graphql\`
      fragment ${component}_${one} on ${type} @throwOnFieldError {
        ${text}
      }
    \`,
    props.${one},
  )
  return <Heading level={2}>{${text}}</Heading>
}
`,
    skeletonFile: `import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'

/** A heading that is on its way. */
export function ${component}Skeleton() {
  return <Skeleton width="60%" height={32} />
}
`,
    screenFile: `import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { Missing, PageFrame, ScreenPart } from '#features/errors/index.ts'
import { paths as home } from '#addresses/home.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { ${component} } from '../../components/${component}/${component}.tsx'
import { ${component}Skeleton } from '../../components/${component}/${component}Skeleton.tsx'
import type { ${screen}Query } from './__generated__/${screen}Query.graphql.ts'

/** \`${path}\`: one ${one}. */
export function Screen(props: ScreenProps<${screen}Query>) {
  return (
    <ScreenPart
      skeleton={<${component}Skeleton />}
      renderFrame={(face) => <Frame>{face}</Frame>}
    >
      <Content {...props} />
    </ScreenPart>
  )
}

function Content({ queryRef }: ScreenProps<${screen}Query>) {
  const intl = useIntl()
  const { node } = usePreloadedQuery<${screen}Query>(
    graphql\`
      query ${screen}Query($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on ${type} @alias(as: "${one}") {
            ...${component}_${one}
          }
        }
      }
    \`,
    queryRef,
  )
  return node?.${one} ? (
    <Frame>
      <${component} ${one}={node.${one}} />
    </Frame>
  ) : (
    <Missing
      title={intl.formatMessage({ id: '${missing}.title' })}
      body={intl.formatMessage({ id: '${missing}.body' })}
      nextAction={{ href: home.home(), label: intl.formatMessage({ id: '${missing}.home' }) }}
    />
  )
}

/** Only what is there is framed: what is missing has a name of its own. */
function Frame({ children }: { children: ReactNode }) {
  const title = useIntl().formatMessage({ id: '${feature}.${one}.title' })
  return <PageFrame title={title}>{children}</PageFrame>
}
`,
    storiesFile: `import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { fake${type} } from '../../fakes.ts'
import { Screen } from './${screen}.tsx'
import query, { type ${screen}Query } from './__generated__/${screen}Query.graphql.ts'

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    relay: storyRelay<${screen}Query>({
      query,
      variables: { id: '${one}_one' },
      data: { Query: () => ({ node: fake${type}() }) },
    }),
  },
})

export const Default = meta.story()
/** What the address names is not there. */
export const Empty = meta.story({ parameters: { relay: { data: { Query: () => ({ node: null }) } } } })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  parameters: {
    relay: {
      data: {
        Query: () => ({
          node: fake${type}({ ${text}: '夜明けまで起きてる会の準備と当日の実況とそのあとの感想'.repeat(2) }),
        }),
      },
    },
  },
})
`,
  }
}
