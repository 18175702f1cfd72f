import { graphql, useFragment } from 'react-relay'
import { FormattedMessage } from 'react-intl'
import { Text } from '#design-system/text/Text.tsx'
import { Image } from '#features/media/index.ts'
import type { OshiGreeting_talent$key } from './__generated__/OshiGreeting_talent.graphql.ts'
import { bubble, bust, greeting } from './WelcomeBack.css.ts'

/** The oshi, saying what they say when they come on air. */
export function OshiGreeting(props: { talent: OshiGreeting_talent$key }) {
  const talent = useFragment(
    graphql`
      fragment OshiGreeting_talent on Talent @throwOnFieldError {
        name
        palette
        catchphrase
        bust {
          ...Image_image
        }
      }
    `,
    props.talent,
  )
  return (
    <figure className={greeting} data-palette={talent.palette}>
      <div className={bust}>
        <Image image={talent.bust} ratio={1} isDecorative />
      </div>
      <div className={bubble}>
        <Text as="blockquote">{talent.catchphrase}</Text>
        <Text as="figcaption" size="caption" tone="accent" weight="bold">
          <FormattedMessage id="home.oshi.says" values={{ name: talent.name }} />
        </Text>
      </div>
    </figure>
  )
}
