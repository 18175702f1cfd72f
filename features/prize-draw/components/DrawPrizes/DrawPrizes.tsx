import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Image } from '#features/media/index.ts'
import type { DrawPrizes_draw$key } from './__generated__/DrawPrizes_draw.graphql.ts'
import { grid, item } from './DrawPrizes.css.ts'

/** What can be won, of what kind, for how many, and what one is worth. */
export function DrawPrizes(props: { draw: DrawPrizes_draw$key }) {
  const { prizes } = useFragment(
    graphql`
      fragment DrawPrizes_draw on PrizeDraw @throwOnFieldError {
        prizes {
          id
          kind
          name
          count
          valueYen
          picture {
            ...Image_image
          }
        }
      }
    `,
    props.draw,
  )
  return (
    <Stack gap={4} as="section">
      <Heading level={2}>
        <FormattedMessage id="prizeDraw.prizes" />
      </Heading>
      <ul className={grid}>
        {prizes.map(({ id, kind, name, count, valueYen, picture }) => (
          <li key={id} className={item}>
            <Image image={picture} ratio={1} isDecorative />
            <Text size="small" weight="medium">
              {name}
            </Text>
            <Text size="caption" tone="muted" tabular>
              {kind !== 'COIN' && kind !== 'TICKET' && (
                <>
                  <FormattedMessage id={`prizeDraw.kind.${kind}`} />
                  {'・'}
                </>
              )}
              <FormattedMessage id="prizeDraw.prize.count" values={{ count }} />
              {valueYen > 0 && (
                <FormattedMessage id="prizeDraw.prize.value" values={{ value: valueYen }} />
              )}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
