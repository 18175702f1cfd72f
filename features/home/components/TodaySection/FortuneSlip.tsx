import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Image } from '#features/media/index.ts'
import type { FortuneSlip_fortune$key } from './__generated__/FortuneSlip_fortune.graphql.ts'
import {
  bust,
  charm as charmStyle,
  head,
  headWords,
  luck as luckStyle,
  slip,
  unfolding,
  words,
} from './FortuneCard.css.ts'

type FortuneSlipProps = {
  fortune: FortuneSlip_fortune$key
  /** It was opened a moment ago: it unfolds. */
  isFresh: boolean
}

/** An opened fortune: how good the day is, in whose words, and its lucky thing. */
export function FortuneSlip({ isFresh, ...props }: FortuneSlipProps) {
  const { luck, text, charm, talent } = useFragment(
    graphql`
      fragment FortuneSlip_fortune on Fortune @throwOnFieldError {
        luck
        text
        charm
        talent {
          name
          palette
          bust {
            ...Image_image
          }
        }
      }
    `,
    props.fortune,
  )
  return (
    <figure
      className={isFresh ? `${slip} ${unfolding}` : slip}
      data-palette={talent?.palette ?? undefined}
    >
      <div className={head}>
        <div className={headWords}>
          <Heading level={3} size="small">
            <FormattedMessage id="home.fortune.title" />
          </Heading>
          <span className={luckStyle}>
            <FormattedMessage id="home.fortune.luck" values={{ luck }} />
          </span>
        </div>
        {talent && (
          <span className={bust}>
            <Image image={talent.bust} ratio={1} isDecorative />
          </span>
        )}
      </div>
      <div className={words}>
        <Text as="blockquote">{text}</Text>
        {talent && (
          <Text as="figcaption" size="caption" tone="accent" weight="bold">
            <FormattedMessage id="home.oshi.says" values={{ name: talent.name }} />
          </Text>
        )}
        <span className={charmStyle}>
          <FormattedMessage id="home.fortune.charm" values={{ charm }} />
        </span>
      </div>
    </figure>
  )
}
