import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/campaign-code.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Image } from '#features/media/index.ts'
import { code, codePicture, words } from './PageBlocks.css.ts'
import type { CodeBlock_block$key } from './__generated__/CodeBlock_block.graphql.ts'

/** The way to where a code is typed; nothing while its campaign is closed. */
export function CodeBlock(props: { block: CodeBlock_block$key }) {
  const { page } = useFragment(
    graphql`
      fragment CodeBlock_block on LandingCodeBlock @throwOnFieldError {
        page {
          identifier
          title
          picture {
            ...Image_image
          }
        }
      }
    `,
    props.block,
  )
  if (!page) return null
  return (
    <section className={code}>
      <div className={codePicture}>
        <Image image={page.picture} ratio={2} isDecorative />
      </div>
      <div className={words}>
        <Heading level={2} size="medium">
          <FormattedMessage id="landing.code.title" />
        </Heading>
        <Text size="small">{page.title}</Text>
        <div>
          <ButtonLink
            href={paths.page({ campaign_code_page_id: page.identifier })}
            emphasis="soft"
            size="small"
          >
            <FormattedMessage id="landing.code.go" />
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
