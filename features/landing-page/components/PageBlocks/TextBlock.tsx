import { graphql, useFragment } from 'react-relay'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Prose } from '#design-system/prose/Prose.tsx'
import { column } from './PageBlocks.css.ts'
import type { TextBlock_block$key } from './__generated__/TextBlock_block.graphql.ts'

/** What is to be read, and where it leads on. */
export function TextBlock(props: { block: TextBlock_block$key }) {
  const { heading, body, link } = useFragment(
    graphql`
      fragment TextBlock_block on LandingTextBlock @throwOnFieldError {
        heading
        body
        link {
          path
          label
        }
      }
    `,
    props.block,
  )
  return (
    <section className={column}>
      {heading !== '' && <Heading level={2}>{heading}</Heading>}
      <Prose>{body}</Prose>
      {link && (
        <div>
          <ButtonLink href={link.path} emphasis="soft">
            {link.label}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}
